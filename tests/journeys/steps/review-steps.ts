/** The house's voices are put up once after a start. */
export async function waitForReviews(baseUrl: string): Promise<void> {
  while (!(await (await fetch(`${baseUrl}/review`)).text()).includes("data-review="))
    await new Promise((resolve) => setTimeout(resolve, 250));
}
