// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  channel: {
    one: "";
    two: "";
    how: "";
    begin: "";
    feed: "";
    live: "";
  };
  series: {
    "shade-story": "";
    "how-to": "";
  };
  about: {
    "shade-story": "";
    "how-to": "";
  };
  captions: {
    label: "";
    off: "";
  };
  player: {
    begin: "{title}";
    play: "";
    pause: "";
    position: "";
    at: "{whole}{at}";
    rate: "{rate, number}";
    waiting: "";
    broken: "";
  };
  stop: {
    title: "";
    hint: "";
    list: "";
    go: "";
    announcement: "{shade}";
    seen: "{seen}";
    product: "";
    tryOn: "";
    saved: "{shade}";
    unkept: "";
    failed: "";
  };
  mark: {
    add: "";
    here: "{at}";
    added: "";
    removed: "";
    failed: "";
  };
  pins: {
    title: "";
    now: "";
  };
  chapters: {
    "how-to": "";
    "shade-story": "";
    done: "";
  };
  follow: {
    off: "";
    on: "";
    hint: "";
    waits: "{step}";
    done: "";
  };
  recipe: {
    region: "";
    back: "{title}";
    now: "{hand}{part}";
    passed: "{hand}{part}";
    next: "{hand}{part}";
    over: "";
    go: "";
    finish: "";
    model: "{hand}";
    done: "";
    steps: {
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
    };
  };
  transcript: {
    title: "";
    search: "";
    found: "{count, number}";
    none: "";
  };
  stopped: {
    title: "";
    remove: "";
  };
  next: {
    title: "";
    all: "";
  };
  own: {
    title: "";
    from: "{at}";
  };
  feed: {
    title: "";
    back: "";
    whole: "";
    hear: "";
    mute: "";
  };
  mini: {
    region: "";
    back: "";
    close: "";
    pip: "";
    noPip: "";
  };
  loop: {
    stop: "";
    start: "";
  };
  live: {
    heads: {
      off: {
        one: "";
        two: "";
      };
      cancelled: {
        one: "";
        two: "";
      };
      replay: {
        one: "";
        two: "";
      };
      on: {
        one: "";
        two: "";
      };
    };
    next: "{day}{time}{title}";
    calendar: "";
    cancelled: "{day}{time}{title}";
    reasons: {
      host: "";
      equipment: "";
      plan: "";
    };
    replayReady: "{day}{title}";
    replay: "";
    whole: "";
    onAir: "";
    until: "{time}";
    starts: "{time}";
  };
  chat: {
    title: "";
    empty: "";
    coming: "";
    away: "";
    disconnected: "";
    again: "";
    kinds: "";
    stamps: "";
    phrases: "";
    askQuestion: "";
    question: "";
    breath: "";
    over: "";
  };
  show: {
    host: "{name}";
    noCaptions: "";
    soundOn: "";
    soundOff: "";
    answersTo: "{question}";
    askHint: "";
    askers: "{n, number}";
    answered: "";
    closed: "";
    pollOpens: "{time}";
    pollUntil: "{time}";
    counting: "";
    decided: "{choice}";
    colour: "";
    missing: "{missing, number}";
    reached: "{wants, number}";
    goal: "{goal, number}{wants, number}";
    want: "";
    wanted: "";
    replayOf: "{day}";
    colours: "";
    jumpTo: "{name}{time}";
    whole: "";
    questions: "";
    endingOf: "{choice}{title}";
    happened: "";
    other: "";
    possible: "";
    wantedThen: "{wants, number}";
  };
  poll: {
    own: "";
    votes: "{votes, number}";
    all: "{all, number}";
  };
  facade: {
    explanation: "{host}";
    open: "";
    player: "";
    page: "{host}";
    blocked: "";
  };
  week: {
    title: "";
    when: "{days}{time}{minutes, number}";
    replay: "";
    channel: "";
  };
  replay: {
    kicker: "";
    chapters: "";
    back: "";
  };
};
