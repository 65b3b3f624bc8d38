// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  lead: "";
  canvas: {
    label: "";
    photo: "";
    shot: "";
    reading: "";
    found: "{count, number}";
    selected: "{colour}";
    none: "";
  };
  drops: {
    label: "";
    drop: "{n, number}{colour}{share, number}";
  };
  adjectives: {
    darkVivid: "{hue}";
    darkSoft: "{hue}";
    darkQuiet: "{hue}";
    middleVivid: "{hue}";
    middleSoft: "{hue}";
    middleQuiet: "{hue}";
    lightVivid: "{hue}";
    lightSoft: "{hue}";
    lightQuiet: "{hue}";
  };
  hues: {
    h0: "";
    h1: "";
    h2: "";
    h3: "";
    h4: "";
    h5: "";
    h6: "";
    h7: "";
    h8: "";
    h9: "";
    h10: "";
    h11: "";
    grey: "";
  };
  creature: {
    grey: "";
    one: "{colour}";
    twelve: "";
  };
  sources: {
    title: "";
    samples: "";
    camera: "";
    photo: "";
    here: "";
    stored: "";
    off: "";
    broken: "";
    unable: "";
    again: "";
  };
  camera: {
    picture: "";
    live: "";
    waiting: "";
    take: "";
    hint: "";
    stop: "";
    aim: "";
    externalBrowser: "";
  };
  denied: {
    title: "";
    iphone: "";
    android: "";
    desktop: "";
  };
  grey: {
    message: "";
    story: "";
    sample: "";
  };
  colour: {
    label: "";
    everyone: "";
    shade: "";
    turned: "{shade}";
    difference: "{difference, number}";
    another: "";
    save: "";
    kept: "";
    already: "";
    open: "";
    later: "";
    unsaved: "";
    failed: "";
    stockFailed: "";
    wait: "";
  };
  full: {
    title: "";
    message: "{limit, number}";
    replace: "{name}";
    cancel: "";
  };
  collection: {
    title: "";
    count: "{count, number}{limit, number}";
    cells: "";
    empty: "";
    emptyAct: "";
    emptyStory: "";
    reading: "";
    failed: "";
    cell: "{name}{colour}";
    nameRemoved: "";
    on: "{date}";
    into: "{shade}";
    sheet: "";
    paint: "";
    remove: "";
    removed: "";
    removeFailed: "";
    close: "";
    rainbow: "";
    rainbowHas: "{hue}";
    rainbowMissing: "{hue}";
    missing: "{count, number}";
    costume: "";
    putOnCostume: "";
    waiting: "{count, number}";
    dressedWord: "";
    undressedWord: "";
  };
  todaysColours: {
    title: "";
    count: "{count, number}";
    none: "";
    noneStory: "";
    hue: "{hue}{count, number}";
    same: "{hue}{count, number}";
    first: "{hue}";
    how: "";
    failed: "";
  };
  shared: {
    kicker: "";
    turned: "{shade}";
    go: "";
    broken: "";
    brokenAct: "";
  };
  noScript: "";
  noScriptCatalogue: "";
  refused: {
    "E-CAM-DENY": "";
    "E-CAM-NONE": "";
    "E-CAM-BUSY": "";
    "E-CAM-INAPP": "";
  };
};
