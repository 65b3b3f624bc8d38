/** What a ref holds while its part is on the page. @throws when it is asked for before or after */
export function currentOf<T>(ref: { readonly current: T | null }): T {
  if (ref.current === null) throw new Error("the element is not on the page");
  return ref.current;
}
