/** Marks the section that is being read in the contents of the page. */
export const markContents = (): void => {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(".contents a"));
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  if (headings.length === 0) return;
  const mark = (): void => {
    // The last heading above the upper third of the window.
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3) ?? headings[0];
    for (const [index, link] of links.entries()) {
      if (headings[index] === read) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  document.addEventListener("scroll", () => requestAnimationFrame(mark), { passive: true });
  mark();
};

/** A link of a popover leads away from it. */
export const closePopovers = (): void => {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("[popover] a") : null;
    const popover = link?.closest<HTMLElement>("[popover]:popover-open");
    popover?.hidePopover();
  });
};

/** Scrolls the sidebar, and it alone, to the page that is shown. */
export const showCurrentPage = (): void => {
  const sidebar = document.querySelector<HTMLElement>(".sidebar");
  const link = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!sidebar || !link) return;
  const below = link.getBoundingClientRect().bottom - sidebar.getBoundingClientRect().bottom;
  if (below > 0) sidebar.scrollTop += below + sidebar.clientHeight / 2;
};
