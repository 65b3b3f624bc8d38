// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  unknown: "";
  withoutScript: "";
  hours: {
    label: "";
    morning: "";
    night: "";
    morningOf: "";
    nightOf: "";
    now: "{name}";
  };
  mirror: {
    label: "{face}{left}{right}";
    own: "";
    model: "";
    faceless: "";
    live: "";
    asking: "";
    loading: "";
    engine: "{loaded, number}{total, number}";
    photo: "";
    noFace: "";
    freeze: "";
    again: "";
    next: "";
    colours: "";
  };
  zoom: {
    label: "";
    nearer: "";
    farther: "";
    reset: "";
    keys: "";
  };
  stroke: {
    label: "";
    less: "";
    more: "";
    swing: "";
    stop: "";
    tilt: "";
    tiltStop: "";
    tiltOn: "";
    tiltDeaf: "";
  };
  pair: {
    count: "{n, number}";
    first: "";
    name: "";
  };
  wear: {
    morning: "";
    night: "";
  };
  shared: {
    lead: "";
    slide: "";
    own: "";
    same: "";
  };
  looks: {
    title: "";
    type: "{type}{other}";
    typeLead: "";
  };
  faces: {
    title: "";
    models: "";
    camera: "";
    cameraNote: "";
    photo: "";
    photoNote: "";
    engine: "";
    broken: "";
    model: "";
  };
  names: {
    title: "";
    lead: "";
    head: "";
    tail: "";
    another: "";
    anotherOf: "{hour}";
    save: "";
    saved: "";
    savedCount: "{n, number}";
    unchosen: "";
    unchosenLine: "";
    failed: "";
    waits: "";
  };
  card: {
    title: "";
    label: "{morning}{night}";
    source: "";
    drawn: "";
    own: "";
    ownNote: "";
    save: "";
    saved: "";
    notSaved: "";
    clip: "{morning}{night}";
    fileName: "";
  };
  gallery: {
    title: "";
    lead: "";
    empty: "";
    emptyLine: "";
    count: "{n, number}";
    open: "{morning}{night}{n, number}";
    more: "";
    failed: "";
    away: "";
  };
  onward: {
    lip: "{lip}";
    scan: "";
  };
};
