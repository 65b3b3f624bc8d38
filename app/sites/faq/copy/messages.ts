// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  lead: "";
  search: {
    label: "";
    submit: "";
    clear: "";
    found: "{words}{count, number}";
    none: "{words}";
    everywhere: "";
    nearest: "";
  };
  categories: {
    label: "";
    camera: "";
    lottery: "";
    room: "";
    products: "";
    service: "";
    privacy: "";
    external: "";
    accessibility: "";
    terms: "";
    count: "{count, number}";
  };
  languages: "";
  vote: {
    question: "";
    yes: "";
    no: "";
    thanks: "";
    count: "{count, number}";
    goOn: "";
  };
  external: {
    title: "";
    none: "";
    intro: "";
    destination: "";
    host: "";
    sent: "";
    purpose: "";
    consent: "";
    consentYes: "";
    consentNo: "";
  };
  measure: {
    title: "";
    own: "";
    ownHint: "";
    external: "";
    externalHint: "";
    refused: "";
    on: "";
    off: "";
    noScript: "";
  };
  still: {
    title: "";
    first: "";
    check: "";
    second: "";
    code: "";
    codeHint: "";
    read: "";
    badCode: "";
    fits: "";
    fitsNone: "";
    third: "";
    contact: "";
  };
  trust: {
    label: "";
    since: "{date}";
    back: "";
    contents: "";
    binding: "";
    sample: "";
  };
  notice: {
    page: "";
    lang: "";
  };
  failed: "";
};
