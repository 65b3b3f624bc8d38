// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  intro: "";
  withoutScript: "";
  eye: "";
  progress: {
    waiting: "";
    running: "{name}{done, number}{total, number}";
    done: "";
    tally: "{ok, number}{warn, number}{no, number}";
    blinks: "{count, number}";
    more: "";
  };
  announce: {
    end: "{ok, number}{warn, number}{no, number}{advice}";
    one: "{name}{says}";
  };
  results: "";
  status: {
    waiting: "";
    running: "";
    ok: "";
    warn: "";
    no: "";
  };
  nothingToDo: "";
  notYet: "";
  groups: {
    connection: "";
    drawing: "";
    senses: "";
    handing: "";
    screen: "";
  };
  checks: {
    network: {
      name: "";
      measured: "{rttMs}{isSavingData, select, true {} other {}}";
      connected: {
        says: "";
      };
      slow: {
        says: "";
        todo: "";
      };
      unanswered: {
        says: "";
        todo: "";
      };
      offline: {
        says: "";
        todo: "";
      };
    };
    clock: {
      name: "";
      measured: "{skewMs}";
      exact: {
        says: "";
      };
      close: {
        says: "{seconds}";
      };
      ahead: {
        says: "{minutes}";
        todo: "";
      };
      behind: {
        says: "{minutes}";
        todo: "";
      };
      unknown: {
        says: "";
        todo: "";
      };
    };
    inApp: {
      name: "";
      browser: {
        says: "";
      };
      inside: {
        says: "{app, select, WebView {} other {}}{app}";
        todo: "{app, select, LINE {} X {} other {}}";
        open: "";
      };
    };
    storage: {
      name: "";
      measured: "{cookies, select, true {} other {}}{local, select, true {} other {}}{database, select, true {} other {}}{quotaMb}";
      kept: {
        says: "";
      };
      noCookies: {
        says: "";
        todo: "";
      };
      noLocal: {
        says: "";
        todo: "";
      };
      nothing: {
        says: "";
        todo: "";
      };
    };
    webgl: {
      name: "";
      measured: "{renderer}{maxTexturePx}";
      fast: {
        says: "";
      };
      slow: {
        says: "";
        todo: "";
      };
      none: {
        says: "";
        todo: "";
      };
    };
    speed: {
      name: "";
      measured: "{computeGflops}{hasSimd, select, true {} other {}}{fillMpx}{framesPerSecond}";
      fast: {
        says: "";
      };
      normal: {
        says: "";
      };
      light: {
        says: "";
        todo: "";
      };
      none: {
        says: "";
        todo: "";
      };
    };
    camera: {
      name: "";
      measured: "{cameras}{permission, select, granted {} denied {} prompt {} other {}}";
      untried: {
        says: "";
      };
      allowed: {
        says: "";
      };
      seen: {
        says: "{widthPx}{heightPx}";
      };
      blank: {
        says: "";
        todo: "";
      };
      denied: {
        todo: "{os, select, ios {} android {} other {}}";
      };
      none: {
        todo: "";
      };
      busy: {
        todo: "";
      };
      inApp: {
        todo: "";
      };
      insecure: {
        says: "";
        todo: "";
      };
    };
    audio: {
      name: "";
      untried: {
        says: "";
      };
      played: {
        says: "";
        todo: "";
      };
      refused: {
        says: "";
        todo: "";
      };
      none: {
        says: "";
        todo: "";
      };
    };
    share: {
      name: "";
      pictures: {
        says: "";
      };
      textOnly: {
        says: "";
        todo: "";
      };
      none: {
        says: "";
        todo: "";
      };
    };
    clipboard: {
      name: "";
      writes: {
        says: "";
      };
      none: {
        says: "";
        todo: "";
      };
    };
    wishes: {
      name: "";
      noticed: {
        says: "{isMotionReduced, select, true {} other {}}{isBright, select, true {} other {}}{hasForcedColors, select, true {} other {}}";
      };
    };
    view: {
      name: "";
      measured: "{dotsPerPx}{isTouch, select, true {} other {}}";
      fits: {
        says: "{widthPx}{heightPx}";
      };
      narrow: {
        says: "{widthPx}";
        todo: "";
      };
    };
    broken: {
      says: "";
      todo: "";
    };
  };
  cameraTrial: {
    start: "";
    explain: "";
    asking: "";
    open: "";
    picture: "";
  };
  soundTrial: {
    start: "";
    explain: "";
    caption: "";
  };
  advice: {
    title: "";
    waiting: "";
    camera: "";
    photo: "";
    model: "";
    questions: "";
    light: "";
    entrances: {
      camera: "";
      photo: "";
      model: "";
      questions: "";
    };
    fits: {
      best: "";
      works: "";
      away: "";
    };
    face: "";
    tester: "";
    fixes: "";
    again: "";
    story: "";
  };
  code: {
    title: "";
    explain: "";
    copy: "";
    faq: "";
    details: "";
    field: "";
  };
};
