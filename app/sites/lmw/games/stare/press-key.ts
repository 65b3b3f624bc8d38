/** Whether a key is the press that changes the face: the space bar or Enter, but not on the monster's button, which it presses. */
export function isPressKey({ key, target }: KeyboardEvent): boolean {
  if (key !== " " && key !== "Enter") return false;
  return !(target instanceof Element && target.closest("[data-special]"));
}
