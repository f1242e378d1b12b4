import { element } from "./elements.ts";

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

/** Makes the name of each field a link to it. */
export const linkFields = (): void => {
  for (const name of document.querySelectorAll(".fields > li[id] > div > code:first-child")) {
    const link = element("a", { href: `#${name.closest("li")?.id ?? ""}` });
    name.replaceWith(link);
    link.append(name);
  }
};

/** Opens the folded parts around the field that the address names. Few browsers do. */
export const openTarget = (): void => {
  addEventListener("hashchange", unfold);
  unfold();
};

const unfold = (): void => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded: HTMLDetailsElement[] = [];
  for (let at = target?.closest("details"); at; at = at.parentElement?.closest("details")) folded.push(at);
  if (folded.every((each) => each.open)) return;
  for (const each of folded) each.open = true;
  target?.scrollIntoView();
};
