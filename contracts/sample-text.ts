/** What stands in place of a text that only the operator can know, until the true one is written; in all languages. */
const sampleMark = /（見本）|（範例）|\((?:Sample|예시|ตัวอย่าง)\)|○○|架空/;

/** Whether a text still holds the name, address or window of nobody. */
export const isSampleText = (text: string): boolean => sampleMark.test(text);
