// Written by app/kits/words/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Words = {
  latinLine: "";
  doors: {
    label: "";
    scan: "";
    tester: "";
    stage: "";
    seconds: "{count, number}";
  };
  scroll: "";
  opening: {
    skip: "";
  };
  event: {
    label: "";
    until: "{day}";
    always: "";
  };
  town: {
    title: "";
    intro: "";
    floor: "{kanji}";
    open: "";
    closed: "";
  };
  floor: {
    gate: "";
    next: "";
  };
  lost: {
    asked: "";
    gate: "";
  };
};
