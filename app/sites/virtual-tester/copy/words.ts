// Written by app/kits/words/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Words = {
  lips: {
    title: "";
    lead: "";
  };
  tints: {
    title: "";
    lead: "";
  };
  unknown: "";
  stage: {
    label: "{face}{shade}";
    own: "";
    model: "";
    live: "";
    asking: "";
    loading: "";
    engine: "{loaded, number}{total, number}";
    photo: "";
    noFace: "";
    dark: "";
    notWebgl: "";
    colours: "";
  };
  rail: {
    label: "";
    tonight: "";
  };
  bare: "";
  split: {
    start: "";
    stop: "";
    label: "";
    less: "";
    more: "";
  };
  intensity: "";
  coats: {
    label: "";
    one: "";
    two: "";
    three: "";
  };
  after: {
    label: "";
    fresh: "";
    coffee: "";
    tissue: "";
  };
  faces: {
    title: "";
    models: "";
    modelOf: "{n, number}";
    camera: "";
    cameraNote: "";
    photo: "";
    photoNote: "";
    close: "";
    next: "";
    engine: "";
  };
  mirror: {
    freeze: "";
    again: "";
    paper: "";
    paperHow: "";
    paperTake: "";
    paperDone: "";
    paperOff: "";
    dark: "";
    blinding: "";
    "not-white": "";
  };
  keep: {
    save: "";
    saved: "";
    fileName: "";
    tried: "";
    kept: "";
    failed: "";
  };
  compare: {
    title: "";
    lead: "";
    add: "{shade}";
    remove: "{shade}";
    full: "";
    empty: "";
  };
  blind: {
    title: "";
    lead: "";
    begin: "";
    wear: "{n, number}";
    take: "";
    leave: "";
    chosen: "{name}";
    others: "";
    counted: "";
    report: "";
    again: "";
  };
  company: {
    title: "";
    pack: "";
    meets: "{monster}";
  };
  onward: {
    product: "";
    other: {
      lips: "";
      tints: "";
    };
  };
  trouble: {
    again: "";
    model: "";
    photoBroken: "";
  };
  withoutScript: "";
};
