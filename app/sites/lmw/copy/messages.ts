// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  map: {
    count: "{met, number}";
    answers: "{count, number}";
    residents: "{met, number}{all, number}";
    fog: "";
    here: "";
    stars: "{stars, number}";
    list: "";
    listLead: "";
    night: "{day}";
    dayOf: "{day}";
    otherDay: "";
    showDay: "";
    today: "";
    paint: "";
    weekGo: "";
    spilled: "{name}";
    found: "{name}";
    white: "";
  };
  area: {
    back: "";
    weather: "";
    seconds: "{seconds, number}";
    stars: "{stars, number}";
    cleared: "";
    panels: "";
    panel: "{number, number}";
    when: {
      enter: "";
      game: "";
      stage: "";
      allMet: "";
    };
    residents: "";
    meet: "";
    again: "";
    notYet: "";
    unlock: {
      starter: "";
      area: "{area}";
      game: "{stars, number}";
      stage: "";
      visitDays: "{nights, number}";
      badges: "{seals, number}";
    };
    or: "";
    pick: "";
    fogTitle: "";
    fogLine: "";
    belief: "";
  };
  encounter: {
    next: "";
    close: "";
    away: "";
    you: "";
    effect: {
      affection: "";
      item: "{name}";
      bossLine: "";
      unlock: "{title}";
    };
  };
  guide: {
    all: "";
    apply: "";
    finish: {
      matte: "";
      satin: "";
      gloss: "";
      sheer: "";
      tint: "";
      glitter: "";
      pearl: "";
      any: "";
    };
    areaNone: "";
    whole: "";
    back: "";
    before: "";
    after: "";
    costume: "";
    costumeLine: "";
    costumeOn: "";
    done: "";
    open: "";
    phrases: "";
  };
  facts: {
    signs: "";
    signsLead: "{fewest, number}";
    few: "{answered, plural, other {}}{answered, number}";
    often: "";
    even: "";
    seldom: "";
    rate: "{answered, number}{percent, number}";
    toProphecy: "";
    elected: "{name}";
    wallpaper: "";
    wallpaperName: "{name}";
    saved: "";
    notSaved: "";
  };
  story: {
    label: "";
  };
  howto: {
    title: "";
    lead: "";
    controls: "";
    touch: "";
    keyboard: "";
    oneSwitch: "";
    autoMove: "";
    glossary: "";
    kinds: {
      rule: "";
      item: "";
      rank: "";
      difficulty: "";
      enemy: "";
    };
    play: "";
  };
  intro: {
    sound: "";
    withSound: "";
    someone: "";
    with: "{monster}";
    score: "{score, number}";
    words: "{count, number}";
    expiredLead: "";
  };
  week: {
    period: "{from}{until}";
    count: "{count, number}";
    unit: "";
    people: "{count, number}";
    issue: "{number, number}";
    before: "";
    after: "";
    own: "{count, number}";
    running: "";
    small: "";
    chosen: "";
    chosenBy: "{votes, number}";
    vote: "";
    voteLegend: "";
    voted: "{word}";
    first: "";
    toMap: "";
  };
  games: {
    backTo: "{area}";
    assist: "";
    reducedMotion: "{name}";
    reducedMotionHint: "";
    on: "";
    off: "";
    how: "";
    keysHint: "";
    failed: "";
    goal: {
      g1: "";
      g2: "";
      g3: "";
      g4: "";
      g5: "";
      g6: "";
    };
    goalReducedMotion: {
      g1: "";
      g2: "";
      g3: "";
      g4: "";
      g5: "";
      g6: "";
    };
    keys: {
      g1: "";
      g2: "";
      g3: "";
      g4: "";
      g5: "";
      g6: "";
    };
    stop: "";
    points: "";
    paused: "";
    resume: "";
    leave: "";
    result: "{stars, number}{points, number}";
    near: "{star, number}{points, number}";
    allStars: "";
    sending: "";
    unsent: "";
    refused: "";
    sendAgain: "";
    newBest: "";
    best: "{points, number}";
    bucket: "{share, number}";
    players: "{count, plural, other {}}{count, number}";
    noBoard: "";
    toStart: "";
    share: "";
    paint: {
      board: "";
      finish: "";
      sign: "{n, number}";
      square: "{row, number}{column, number}{share}";
      share: {
        full: "";
        most: "";
        half: "";
        little: "";
        none: "";
      };
      done: "{points, number}";
    };
    shadow: {
      look: "";
      which: "";
      question: "{n, number}";
      option: "{n, number}{name}";
      off: "{name}";
      tag: "{shape}{dots, number}{lines, number}";
      shape: {
        s0: "";
        s1: "";
        s2: "";
        s3: "";
      };
      sample: "{tag}";
    };
    lift: {
      up: "";
      down: "";
      box: {
        left: "";
        right: "";
      };
      verdicts: {
        j0: "";
        j1: "";
        j2: "";
        j3: "";
      };
      chain: "{n, number}";
      guest: "{name}{floor}";
      now: "{floor}";
      hidden: "";
      ride: "{floor}";
      wrong: "{floor}";
      left: "{n, number}";
      floor: "{n, number}";
      roof: "";
      base: "{n, number}";
    };
    stare: {
      press: "";
      pressReducedMotion: "";
      asleep: "";
      watching: "";
      careless: "";
      won: "";
      early: "";
      left: "{n, number}";
      word: {
        w0: "";
        w1: "";
        w2: "";
        w3: "";
        w4: "";
        w5: "";
        w6: "";
      };
      paper: {
        p0: "";
        p1: "";
        p2: "";
        p3: "";
        p4: "";
      };
    };
    camera: {
      start: "";
      title: "";
      p1: "";
      p2: "";
      p3: "";
      p4: "{mb, number}";
      use: "";
      without: "";
      loading: "{percent, number}";
      live: "";
      waiting: "";
      label: "";
      lost: "";
      ready: "";
    };
    drop: {
      jar: "";
      next: "";
      size: {
        s0: "";
        s1: "";
        s2: "";
        s3: "";
        s4: "";
        s5: "";
        s6: "";
        s7: "";
        s8: "";
        s9: "";
        s10: "";
      };
      empty: "";
      square: "{row, number}{column, number}{what}";
      joins: "";
      back: "{n, number}";
      saved: "";
      hangs: "{what}{next}";
      grew: "{what}";
      missed: "";
    };
    shells: {
      closed: "{n, number}";
      name: "{name}";
      scene: "{name}";
      found: "";
      names: "";
      scenes: "";
      board: "{n, number}{found, number}";
      turns: "{n, number}";
    };
    week: {
      title: "";
      days: "{count, plural, other {}}{count, number}";
      best: "{points, number}";
      everyone: "{players, number}{rounds, number}{points, number}";
      duel: "{points, number}{players, number}{winners, plural, other {}}{winners, number}";
    };
    duel: {
      title: "";
      own: "";
      assisted: "";
      same: "";
      tally: "{players, plural, other {}}{players, number}{winners, plural, other {}}{winners, number}";
      take: "";
      leave: "";
      loading: "";
      ended: "";
      failed: "";
      rival: "";
      offer: "";
      ready: "";
      full: "";
      won: "{points, number}";
      lost: "{points, number}";
      even: "{points, number}";
    };
  };
  stage: {
    seconds: "{seconds, number}";
    difficulty: "";
    with: "{monster}";
    change: "";
    beside: "";
    sameSeed: "";
    ghostExpired: "";
    ghostHidden: "";
    back: "{area}";
    keys: "";
    noScript: "";
    loaded: "";
    broken: "";
    lives: "{count, number}";
    left: "";
    ready: "{count, number}";
    more: "{count, number}";
    place: "{place, number}";
    sending: "";
    waiting: "";
    local: "";
    interrupted: {
      hint: "";
      button: "";
    };
    clip: "{stage}{monster}";
    shard: {
      one: "{monster}";
      step: "{monster}";
    };
    goOn: {
      button: "";
      note: "";
    };
    assistedBoard: "";
    period: {
      day: "";
      week: "";
      all: "";
    };
    boardBroken: "";
    boardAgain: "";
    boardEmpty: "";
    boardMore: "";
    house: "";
    houseNote: "";
    houseGhost: "";
    mine: "";
    trace: "";
    playBeside: "{alias}";
    locked: "";
    lockedHow: "";
    lockedNow: "{count, number}";
    help: {
      title: "";
      lead: "";
      on: "";
      off: "";
      isAssisted: "";
      isAssistedHint: "";
      movesItself: "";
      movesItselfHint: "";
      paintsItself: "";
      paintsItselfHint: "";
      hasOneSwitch: "";
      hasOneSwitchHint: "";
      nextRun: "";
      offer: "";
      offerHint: "";
      hold: "";
      seconds: "{seconds}";
      gain: "";
      times: "{times}";
    };
  };
  tutorial: {
    title: "";
    read: "";
    go: "";
    story: "";
  };
};
