// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  head: {
    first: "";
    second: "";
  };
  ask: {
    badCode: "";
    mood: "";
    moodHint: "";
    minutes: "";
    minutesHint: "";
    scene: "";
    sceneHint: "";
    own: "";
    ownHint: "";
    ownNone: "";
    ownLink: "";
    full: "";
    start: "";
    startHint: "";
    bare: "";
    manual: "";
    make: "";
    preview: "{mood}";
  };
  moods: {
    quiet: "";
    bold: "";
    sweet: "";
    dry: "";
    nocturnal: "";
    playful: "";
    nostalgic: "";
    clear: "";
  };
  minutes: "{minutes, number}";
  axes: {
    line: "";
    depth: "";
    ratio: "";
    "line-1": "";
    line0: "";
    line1: "";
    "depth-1": "";
    depth0: "";
    depth1: "";
    "ratio-1": "";
    ratio0: "";
    ratio1: "";
  };
  parts: {
    base: "";
    contour: "";
    brow: "";
    lid: "";
    accent: "";
    liner: "";
    lash: "";
    cheek: "";
    light: "";
    lip: "";
  };
  reuse: {
    brow: "";
    accent: "";
    liner: "";
    cheek: "";
  };
  breaks: {
    base: "";
    contour: "";
    brow: "";
    lid: "";
    accent: "";
    liner: "";
    lash: "";
    cheek: "";
    light: "";
    lip: "";
  };
  recipe: {
    own: "";
    others: "";
    mine: "";
    from: "{kanji}";
    wear: "";
    contra: "";
    face: "{title}";
    rewind: "";
    forward: "";
    stop: "";
    scrub: "";
    at: "{step, number}{part}";
    atBare: "";
    atDone: "";
    follow: "";
    followHint: "";
    steps: "";
    count: "{count, number}";
    three: "";
    fuller: "";
    owned: "";
    ownedItself: "";
    ownedFor: "{name}";
    ownTool: "{title}";
    noShade: "";
    time: "{minutes, number}{seconds, number}";
    timeMinutes: "{minutes, number}";
    timeSeconds: "{seconds, number}";
    contraMake: "";
    contraLead: "";
    contraBack: "";
    again: "";
    print: "";
  };
  follow: {
    title: "";
    close: "";
    step: "{step, number}{count, number}";
    start: "";
    pause: "";
    resume: "";
    next: "";
    back: "";
    passed: "";
    left: "{time}";
    video: "{title}{at}";
    eyes: "";
    eyesOn: "";
    eyesPaused: "";
    eyesOff: "";
  };
  camera: {
    title: "";
    onDevice: "";
    what: "";
    bytes: "{megabytes}";
    off: "";
    use: "";
    without: "";
    picture: "";
    live: "";
    waiting: "";
    loading: "{percent, number}";
    noFace: "";
    retry: "";
    stopped: "";
  };
  done: {
    stamp: "";
    lead: "{minutes, number}{count, number}";
    saved: "";
    saving: "";
    later: "";
    back: "";
    story: "";
  };
  diary: {
    title: "";
    empty: "";
    emptyStory: "";
    count: "{count, number}";
    remove: "{date}{title}";
    removeShort: "";
    sure: "";
    failed: "";
    retry: "";
    waiting: "";
    notRemoved: "";
  };
  card: {
    name: "";
    address: "";
  };
};
