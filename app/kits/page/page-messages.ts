/**
 * The messages of the frame that screens inside it may use too: `useMessages<PageMessages>("shell")`. The shell's copy
 * is checked against this type (`shell/messages/page-messages.test.ts`).
 */
export interface PageMessages {
  dialog: { close: string };
  footer: { languages: string };
  bar: { zone1: { kanji: string } };
  errors: { notFound: { message: string } };
  redirect: { home: string };
}
