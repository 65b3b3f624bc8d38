/**
 * For `ref`: gives an element a colour as `--found`. Colours of photographs have no class, and pages carry no styles in
 * their markup.
 */
export const colourRef =
  (hex: string) =>
  (element: HTMLElement | null): void =>
    element?.style.setProperty("--found", hex);
