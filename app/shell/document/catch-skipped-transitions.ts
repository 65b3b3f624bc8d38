/**
 * Lets a page change without its cross-fade where the browser gives that up: a phone that needs more than four seconds to
 * draw the next page, a window that was resized or hidden meanwhile. The router listens to a transition's end only, so the
 * refusal of its beginning would be an error of the page that nobody caught.
 */
export function catchSkippedTransitions(page: Pick<Document, "startViewTransition">): void {
  // An engine without transitions has none of it; the router then changes pages without.
  const start = page.startViewTransition as Document["startViewTransition"] | undefined;
  if (!start) return;
  page.startViewTransition = (update) => {
    const transition = start.call(page as Document, update);
    transition.ready.catch(() => {});
    return transition;
  };
}
