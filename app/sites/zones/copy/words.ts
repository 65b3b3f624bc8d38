// Written by app/kits/words/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Words = {
  doors: {
    label: "";
    scan: "";
    tester: "";
    stage: "";
    seconds: "{count, number}";
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
    closed: "{verb}";
  };
};
