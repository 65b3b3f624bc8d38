// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
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
    withEyes: "{face}{shade}";
    bare: "{face}";
  };
  rail: {
    label: "";
    tonight: "";
  };
  bare: "";
  split: {
    start: "";
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
    wipe: "";
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
    own: "";
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
    paperEnd: "";
  };
  keep: {
    save: "";
    saved: "";
    fileName: "";
    tried: "";
    kept: "";
    failed: "";
    label: "";
    hand: "";
    notSaved: "";
  };
  compare: {
    title: "";
    lead: "";
    add: "{shade}";
    remove: "{shade}";
    full: "";
    wear: "{shade}";
    isIn: "{shade}";
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
    already: "{name}";
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
    noFace: "";
    denied: "";
    noCamera: "";
    why: "";
    inApp: "";
    engine: "";
  };
  withoutScript: "";
  places: {
    label: "";
    lips: "";
    lids: "";
    lashes: "";
    line: "";
    worn: "";
  };
  off: {
    lips: "";
    lids: "";
    lashes: "";
    line: "";
  };
  before: "";
  eyes: {
    loading: "";
    missing: "";
    palettes: "";
    wells: "";
    empty: "";
    own: "";
    how: "";
    roles: {
      base: "";
      main: "";
      deep: "";
      light: "";
    };
    nothing: "";
    fill: "{role}";
    families: "";
    mascaras: "";
    liners: "";
    product: "";
    ownMark: "";
    ownWords: "";
    ownMade: "";
  };
};
