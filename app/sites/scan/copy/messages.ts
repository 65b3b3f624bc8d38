// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  ask: {
    title: "";
    progress: "{step, number}{count, number}";
    neither: "";
    back: "";
    leave: "";
    choices: {
      outline: {
        part: "";
        first: "";
        second: "";
      };
      eyes: {
        part: "";
        first: "";
        second: "";
      };
      face: {
        part: "";
        first: "";
        second: "";
      };
      brow: {
        part: "";
        first: "";
        second: "";
      };
      lips: {
        part: "";
        first: "";
        second: "";
      };
      nose: {
        part: "";
        first: "";
        second: "";
      };
      jaw: {
        part: "";
        first: "";
        second: "";
      };
      "lid-to-brow": {
        part: "";
        first: "";
        second: "";
      };
      "between-eyes": {
        part: "";
        first: "";
        second: "";
      };
    };
  };
  result: {
    strengths: {
      title: "";
      lead: "";
      line: "";
      depth: "";
      ratio: "";
      flow: "";
      taut: "";
      blank: "";
      dense: "";
      linger: "";
      spring: "";
      leans: "{pair}{strength}";
      even: "{pair}";
      next: "";
    };
    modes: {
      camera: "";
      photo: "";
      model: "";
      "three-questions": "";
      "nine-questions": "";
    };
    chosenBySelf: "";
    disagree: "";
    runnerUp: "";
    start: "";
    check: "";
    checkNote: "";
    again: "";
    portraitOwn: "{name}";
    portraitLine: "{name}";
    borderline: {
      title: "";
      lead: "";
      pick: "{name}";
    };
    choose: {
      title: "";
      lead: "";
      found: "";
      close: "";
    };
    neighbours: {
      opposite: "";
      oppositeLine: "";
      title: "";
      line: "";
    };
    howTo: {
      title: "";
      lead: "";
      own: "";
      line: "";
      marks: "";
      eye: "";
      brow: "";
      cheek: "";
      lip: "";
      contour: "";
      pictureOwn: "";
      pictureLine: "";
      model: "";
      pictureModel: "";
      wear: "";
    };
    products: {
      title: "";
    };
    onward: {
      title: "";
      recipe: "";
      style: "";
      tips: "{name}";
      voices: "{name}";
      hack: "";
    };
    about: {
      title: "";
      provisional: "";
      source: "";
      count: "";
      people: "{count, number}";
      shifted: "{count, number}{shift, number}";
      limits: "";
      engine: "";
      landmarker: "";
      mesh: "";
      questions: "";
      reference: "";
      coarse: "";
      coarseValue: "{a, number}{b, number}{c, number}";
    };
    proof: {
      sent: "{bytes, number}";
      offline: "";
    };
    save: {
      save: "";
      what: "";
      saved: "";
      card: "";
      later: "";
      failed: "";
      unsaved: "";
    };
    diary: {
      title: "";
      lead: "";
      here: "";
      remove: "{date}";
      removeShort: "";
      removed: "";
      failed: "";
    };
    portraitModel: "{name}";
  };
  card: {
    kicker: "";
    someones: "";
    own: "";
    ownNote: "";
    story: "";
    portrait: "{name}";
    expired: "";
    started: "{name}{count, number}";
    modes: {
      camera: "";
      photo: "";
      model: "";
      "three-questions": "";
      "nine-questions": "";
    };
    others: "";
    overlay: {
      title: "";
      lead: "";
      mine: "";
      paste: "";
      submit: "";
      invalid: "";
      expired: "";
      first: "";
      second: "";
      duo: "";
      stop: "";
    };
  };
  read: {
    title: {
      first: "";
      second: "";
    };
    landing: {
      lead: "";
      camera: "";
      photo: "";
      consent: "";
      model: "";
      nine: "";
      questions: "";
    };
    constellation: "";
    line: {
      sent: "";
      received: "";
      bytes: "{count, number}";
      label: "";
    };
    start: {
      title: "";
      intro: "";
      here: "";
      stored: "";
      weight: "{size}";
      weightLater: "";
      offline: "";
      sources: {
        camera: {
          name: "";
          note: "";
        };
        photo: {
          name: "";
          note: "";
        };
        model: {
          name: "";
          note: "";
        };
        nine: {
          name: "";
          note: "";
        };
      };
      dare: "";
      about: "";
      back: "";
    };
    error: {
      title: "";
      iphone: "";
      android: "";
      desktop: "";
      again: "";
    };
    inapp: {
      why: "";
    };
    about: {
      engine: "{name}";
      landmarker: "";
      mesh: "";
      reference: "{id}{count, number}{limits}";
      source: "{source}";
      places: "";
    };
    engine: {
      title: "";
      place: "";
      loading: "";
      of: "{loaded}{total}";
      waking: "";
      progress: "";
      other: "";
      dare: {
        first: "";
        second: "";
      };
      ready: "";
      offline: "";
      online: "";
      go: {
        camera: "";
        model: "";
      };
    };
    camera: {
      title: "";
      picture: "";
      live: "";
      waiting: "";
      settle: "";
      good: "";
      ring: "";
      mask: "";
      slow: "";
      off: "";
      again: "";
      leave: "";
    };
    hints: {
      "too-dark": "";
      "too-bright": "";
      "no-face": "";
      "not-a-person": "";
      "several-faces": "";
      "cut-off": "";
      "too-near": "";
      "too-far": "";
      leaning: "";
      "turned-left": "";
      "turned-right": "";
      "chin-up": "";
      "chin-down": "";
      "eyes-closed": "";
      "mouth-open": "";
      smiling: "";
    };
    photo: {
      title: "";
      go: "";
      ready: "";
      another: "";
      looking: "";
      several: "{count, plural, other {}}";
      face: "{number, number}";
      crop: "";
      yes: "";
      anyway: "";
      picture: "";
      errors: {
        none: "";
        "not-a-person": "";
        "not-a-picture": "";
        heic: "";
        "too-large": "";
        broken: "";
      };
      doubt: "{doubt}";
      doubts: {
        light: "";
        edge: "";
        small: "";
        pose: "";
        eyes: "";
        expression: "";
      };
      proportions: "";
    };
    model: {
      title: "";
      intro: "";
      points: "";
      reading: "";
    };
    mask: {
      title: "";
      intro: "";
    };
    stars: {
      title: "";
      offline: "";
      go: "";
      picture: "";
      proportions: "";
    };
    withoutScript: "";
  };
};
