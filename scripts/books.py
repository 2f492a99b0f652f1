"""Links between the two books, for MkDocs (`hooks` of mkdocs.yml and mkdocs-developers.yml).

The book for users is built into target/book/, that for developers into target/book/developers/. Their pages
refer to each other as files of the repository do, so that the links work where the repository is read; here
they become links between the sites. The pages for developers that lie elsewhere than in docs/developers/ join
their book here.
"""

import posixpath
import re
from pathlib import Path

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
# Below which folder each has its name in the book.
DEVELOPERS = {
    **{path: DOCS for path in [DOCS / "contributing.md", *sorted((DOCS / "decisions").glob("*.md"))]},
    **{path: ROOT for folder in ["asm-notes", "scripts", "benches"] for path in sorted((ROOT / folder).glob("*.md"))},
}

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")


def is_for_developers(path):
    return path in DEVELOPERS or (DOCS / "developers") in path.parents


def source_name(path):
    """What a page is called in its book."""
    base = DEVELOPERS.get(path, DOCS / "developers" if is_for_developers(path) else DOCS)
    return path.relative_to(base).as_posix()


def site_name(path):
    """Where a page lies below target/book/."""
    name = re.sub(r"(^|/)README\.md$", r"\1index.md", source_name(path)).removesuffix(".md")
    return f"{'developers/' if is_for_developers(path) else ''}{name}.html"


def on_files(files, config):
    if config.docs_dir == str(DOCS / "developers"):
        for path in DEVELOPERS:
            base = DEVELOPERS.get(path, ROOT)
            name = path.relative_to(base).as_posix()
            files.append(File(name, str(base), config.site_dir, use_directory_urls=False))
        # The style sheet of both books.
        files.append(File("book.css", str(DOCS), config.site_dir, use_directory_urls=False))
    return files


def on_page_markdown(markdown, page, config, files):
    here = Path(page.file.abs_src_path)

    def link(match):
        text, target = match.groups()
        path, _, anchor = target.partition("#")
        there = (here.parent / path).resolve()
        if ":" in target or not path.endswith(".md") or not there.is_file():
            return match[0]
        anchor = anchor and "#" + anchor
        if is_for_developers(there) == is_for_developers(here):
            name = posixpath.relpath(source_name(there), posixpath.dirname(source_name(here)) or ".")
            return f"[{text}]({name}{anchor})"
        href = posixpath.relpath(site_name(there), posixpath.dirname(site_name(here)) or ".")
        return f'<a href="{href}{anchor}">{text}</a>'

    return LINK.sub(link, markdown)
