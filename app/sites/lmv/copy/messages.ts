// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  head: {
    one: "";
    two: "";
    prize: "";
    toCandidates: "";
    voted: "{monster}";
    tomorrow: "{day}";
    state: {
      before: "{day}";
      open: "{day}{time}";
      endless: "";
      sealed: "{day}{time}";
      closed: "";
    };
  };
  posters: {
    title: "";
    lead: "";
    turned: "{monster}";
    mine: "";
    number: "{number}";
  };
  candidate: {
    manifesto: "";
    scene: "";
    stage: "{all, number}{taken, number}";
    tryOn: "";
    back: "";
    next: "{monster}";
  };
  voteForm: {
    stale: "";
    title: "";
    for: "";
    place: "";
    stamp: "";
    hint: "";
    sending: "";
    already: "{monster}";
    alreadyHere: "";
    aside: "";
    before: "{day}";
    closed: "";
    done: "";
    receipt: "";
    receiptNote: "";
    toPoll: "";
  };
  board: {
    title: "";
    shownAt: "{day}{time}";
    sealed: "{day}{time}";
    none: "";
    votes: "{votes, number}";
    quarantined: "{votes, number}";
    all: "";
  };
  results: {
    title: "";
    first: "";
    chapter: "";
    counted: "";
    votes: "{votes, number}";
    voters: "";
    people: "{people, number}";
    turnOut: "";
    percent: "{percent, number}";
    lead: "{visitors, number}{quarantined, number}";
    tie: "{tries, number}";
    byDay: "";
    allDays: "";
    byType: "";
    typeNote: "";
    dance: "";
    danceLead: "";
    failed: "";
    retry: "";
  };
  receipts: {
    title: "";
    lead: "";
    check: "";
    counted: "";
    aside: "";
    later: "";
    failed: "";
    file: "";
    fileNote: "";
  };
  debate: {
    title: "";
    another: "";
  };
  rules: {
    title: "";
    one: "";
    two: "";
    three: "";
    four: "";
    five: "";
    limit: "";
    setAside: "";
    six: "";
    seven: "";
  };
  menu: {
    label: "";
    qr: "";
    world: "";
    share: "";
    copy: "";
  };
  shared: {
    kicker: "";
    vote: "";
    triedOn: "";
    tryOn: "";
    voteFor: "{monster}";
  };
  unit: "{name}";
};
