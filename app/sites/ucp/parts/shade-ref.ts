/** Gives an element its colour as `--shade`, by hand: the page's policy knows no style in markup. */
export function shadeRef(hex: string): (element: HTMLElement | null) => void {
  return (element) => element?.style.setProperty("--shade", hex);
}
