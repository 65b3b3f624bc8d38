// Written by `npm run schema`; never edited.
import type { ColumnTypes } from "./column-types.ts";

/** The tables as the migrations left them, column by column, as rows give them. */
export interface Tables {
  /** What operators did, each entry hashed together with the one before it. Entries are added and never changed. */
  audit_log: {
    /** 1, 2, 3 …: a gap is a loss. */
    number: number;
    at: Date;
    /** What was done: `campaign.publish`. */
    action: string;
    /** To what: the id of a campaign, a review. */
    subject: string;
    detail: ColumnTypes["audit_log.detail"];
    /** SHA-256 of this entry and of the hash before it, in hex. */
    hash: string;
  };
  /** A choice by eye: the same swatches once with names and once without, once a visitor and round. */
  blind_picks: {
    /** Month in Japan, "yyyymm". */
    round: string;
    visitor_id: string;
    is_named: boolean;
    /** Where it was chosen: ranking, testerplay, virtual-tester. */
    source: string;
    offered_ids: string[];
    picked_ids: string[];
    at: Date;
    is_demo: boolean;
  };
  /** Campaigns as they were published: their texts and terms stay as they were, and so does the commitment. */
  campaigns: {
    id: string;
    /** The whole content of that day, answers of a quiz included: never handed to a page as it is. */
    content: ColumnTypes["campaigns.content"];
    opens_at: Date;
    closes_at: Date;
    /** The terms as text, line by line, as the commitment has them. */
    terms: string;
    /** SHA-256 over seed, terms and winning moments, in hex. Public from the start. */
    commitment: string;
    /** 32 bytes in hex. Public only after the draw. */
    seed: string;
    published_at: Date;
    is_demonstration: boolean;
    /** Ended by hand before its time. */
    stopped_at: Date | null;
    /** When the list of tickets was closed and its hash published. */
    frozen_at: Date | null;
    tickets_digest: string | null;
    drawn_at: Date | null;
  };
  /** Colours that visitors found: six hex digits and the numbers of three words. Never a picture. */
  collected_colours: {
    id: string;
    visitor_id: string;
    /** `rrggbb`, lower case. */
    hex: string;
    /** Numbers of words, as in content/colour-names. */
    time_word: number;
    habit_word: number;
    thing_word: number;
    /** Its place in the rainbow, 0 to 11; null for a grey. Follows from the hex. */
    hue: number | null;
    /** The day in Japan on which it was found. */
    jst_day: string;
    found_at: Date;
  };
  /** Who goes along, in the lip world and in the whole hub, and who was asked first. */
  companions: {
    visitor_id: string;
    monster_id: string;
    /** The answer of the tutorial; null for who came by another way. */
    starter_id: string | null;
    chosen_at: Date;
  };
  /** A data key, encrypted under each secret by itself. */
  data_key_wraps: {
    number: number;
    /** A keyed hash that names the secret and does not tell it. */
    secret_id: string;
    wrapped: string;
  };
  /** Keys under which prizes and recovery words are kept. The one with the highest number is in use; another is made only when no secret opens it. */
  data_keys: {
    number: number;
    /** Eight hex digits; values begin with them. */
    key_id: string;
  };
  /** Whether the numbers of the demonstration are shown, and up to which hour they were made. One row; none: never asked. */
  demonstration: {
    id: string;
    is_on: boolean;
    made_until: Date | null;
  };
  /** Where a prize is sent: encrypted under the data key; gone with its visitor, by hand, or on its day. */
  draw_addresses: {
    win_id: string;
    visitor_id: string;
    sealed: string;
    kept_at: Date;
    /** The day in Japan on which it is deleted. */
    delete_on: string;
    /** When it was handed to whoever sends the prize; from then on it is not changed. */
    exported_at: Date | null;
  };
  /** One entry: in an instant draw one a visitor and day in Japan, else one a visitor. */
  draw_entries: {
    id: string;
    campaign_id: string;
    ticket_id: string;
    /** The day in Japan; of a draw after the end always the first day of the campaign. */
    jst_day: string;
    at: Date;
    /** A keyed hash of the network, another for every campaign, of an instant draw every day; taken off when the list is frozen. */
    network: string | null;
    /** Whole days in Japan since the visitor was first seen, when the entry was made; 0 for a newcomer. */
    known_days: number | null;
    /** Of an instant draw: beyond the share of its network when it was made. It meets no moment, and the log says so. */
    is_aside: boolean;
  };
  /** Gift codes of a prize, each encrypted under the data key, and given to one winner. */
  draw_gift_codes: {
    id: string;
    campaign_id: string;
    prize_id: string;
    sealed: string;
    /** A keyed hash of the code: the same one is not taken in twice. With a point in it: keyed by the data key; else by a secret. */
    print: string;
    win_id: string | null;
    given_at: Date | null;
    /** When it was found that no key opens it: then it is given to nobody. Null again when one does. */
    unreadable_at: Date | null;
  };
  /** The entries of an hour under a hash that covers the hash before: what was there cannot be changed unseen. */
  draw_pages: {
    campaign_id: string;
    hour: Date;
    entries: number;
    hash: string;
  };
  /** The proof as it was published, and in which order the tickets were drawn. */
  draw_proofs: {
    campaign_id: string;
    /** The JSON text, byte for byte. */
    proof: string;
    /** Marks in the order drawn: the winners first, then those who move up. */
    draw_order: unknown;
  };
  /** One participant of one campaign. The id is told to nobody but the participant; its hash is the published mark. */
  draw_tickets: {
    id: string;
    campaign_id: string;
    visitor_id: string | null;
    mark: string;
    /** Of a draw after the end: beyond the share of its network when the list was frozen. The proof names it. */
    is_aside: boolean;
  };
  /** One prize of a campaign. `due_at`: its winning moment, of an instant draw. */
  draw_units: {
    campaign_id: string;
    unit: number;
    prize_id: string;
    due_at: Date | null;
    /** The entry that met the moment. */
    entry_id: string | null;
  };
  /** Who has a prize: met at its moment, drawn after the end, or moved up. A unit has one holder at a time. One win a participant and campaign, also when it was let go. */
  draw_wins: {
    id: string;
    campaign_id: string;
    unit: number;
    ticket_id: string;
    won_at: Date;
    claim_until: Date;
    /** SHA-256 of the code that the winner shows once. Null until the claim was opened. */
    code_hash: string | null;
    claimed_at: Date | null;
    /** Wrong codes so far. */
    misses: number;
    handed_at: Date | null;
    /** Not claimed in time: the prize has gone to the next. */
    lapsed_at: Date | null;
  };
  /** What was counted. The visitor may be one without a row, so there is no foreign key. */
  events: {
    id: string;
    visitor_id: string | null;
    name: string;
    path: string;
    params: unknown;
    /** When the visitor did it, by the visitor's clock. */
    at: Date;
    received_at: Date;
  };
  /** What visitors kept of a reading of their face: a type and three coarse numbers, nothing that a face could be made of. */
  face_results: {
    /** 96 random bits: it stands in the address of the card. */
    id: string;
    visitor_id: string;
    /** 0 to 7, the places in `faceTypeCodes`. */
    type: number;
    runner_up: number;
    chosen: ColumnTypes["face_results.chosen"];
    /** −3 to 3: line, depth, ratio. */
    a: number;
    b: number;
    c: number;
    reference_id: string;
    mode: ColumnTypes["face_results.mode"];
    made_at: Date;
  };
  /** Whether an answer helped: one vote a visitor and question, which may be changed. */
  faq_votes: {
    visitor_id: string;
    entry_id: string;
    is_helpful: boolean;
    voted_at: Date;
  };
  /** Where a visitor wants to go on in a video; one position for each video. */
  film_bookmarks: {
    visitor_id: string;
    film_id: string;
    at_ms: number;
    kept_at: Date;
  };
  /** Rounds of tester play that visitors kept: the strokes as their code, never a photograph. */
  footprints: {
    id: string;
    visitor_id: string;
    code: string;
    /** The language whose mission it was, and the mission's number in it. */
    lang: string;
    mission: number;
    /** The shades that were taken, each once, in the order of the strokes. */
    product_ids: string[];
    made_at: Date;
  };
  /** Rounds that were handed to friends by a link, to be beaten; kept thirty days. */
  game_duels: {
    /** Stands in the link. */
    id: string;
    /** The round to be beaten; each is offered once. */
    run_id: string;
    visitor_id: string;
    game: number;
    /** By which rules it was played: under others it cannot be taken up. */
    rules: string;
    offered_at: Date;
  };
  /** Finished rounds of the small games. The score was computed here, from the log; the id is that of the ticket, so each counts once. */
  game_runs: {
    id: string;
    visitor_id: string;
    /** 1 to 6. */
    game: number;
    /** play, twin or camera. */
    kind: string;
    is_assisted: boolean;
    seed: number;
    score: number;
    /** 0 to 3. */
    stars: number;
    duration_ms: number;
    jst_day: string;
    finished_at: Date;
    /** 1 to 3: each night has one rule more than the one before. */
    night: number;
    /** The points at each twentieth of the round, the last at its end; null for rounds of the versions before. */
    points_over_time: number[] | null;
    /** The duel in which it was played; null for all others. Stays when the duel is gone. */
    duel_id: string | null;
  };
  /** Which hacks a visitor kept, and when first. */
  hack_results: {
    visitor_id: string;
    /** 1 to 96, as in content/hacks. */
    hack_number: number;
    kept_at: Date;
  };
  /** Answers to writes, kept so that a repeated request gets the same one. */
  idempotency_answers: {
    visitor_id: string;
    key: string;
    route: string;
    /** A key that comes again with another request is a mistake of the client. */
    request_hash: string;
    status: ColumnTypes["idempotency_answers.status"];
    body: ColumnTypes["idempotency_answers.body"];
    created_at: Date;
  };
  /** Counts by day in Japan, for seven days and the line of days. */
  interest_days: {
    kind: string;
    product_id: string;
    face_type: number;
    is_demo: boolean;
    n: number;
    jst_day: string;
  };
  /** Who wanted, tried, reviewed or voted for what. The key is the counting rule: once per item, kind and day in Japan. */
  interest_events: {
    visitor_id: string;
    kind: string;
    product_id: string;
    jst_day: string;
    at: Date;
    face_type: number;
    is_demo: boolean;
  };
  /** Staff and machines: what they do is not counted. */
  interest_exclusions: {
    visitor_id: string;
    at: Date;
  };
  /** Counts by hour, for the last 24 hours and the 24 before. Old hours are dropped. */
  interest_hours: {
    kind: string;
    product_id: string;
    face_type: number;
    is_demo: boolean;
    n: number;
    hour: Date;
  };
  /** Events that no roll-up has counted yet. Rows are taken out when they are counted, so it stays small. */
  interest_pending: {
    visitor_id: string;
    kind: string;
    product_id: string;
    jst_day: string;
    at: Date;
    face_type: number;
    is_demo: boolean;
  };
  /** When the counts were last brought up to date: one row. */
  interest_roll_ups: {
    id: string;
    rolled_up_at: Date;
  };
  /** Counts since the beginning. */
  interest_totals: {
    kind: string;
    product_id: string;
    face_type: number;
    is_demo: boolean;
    n: number;
  };
  /** Who was counted at all and when last, per product line: different visitors are counted from this. */
  interest_visitors: {
    kind: string;
    line: string;
    visitor_id: string;
    face_type: ColumnTypes["interest_visitors.face_type"];
    is_demo: boolean;
    last_at: Date;
  };
  /** The areas a visitor entered, and which of their pictures were read (0–3). */
  lip_areas: {
    visitor_id: string;
    area: number;
    entered_at: Date;
    panels: number[];
  };
  /** Odd tasks that a verified run fulfilled: "07-2". */
  lip_mastery: {
    visitor_id: string;
    task_id: string;
    at: Date;
  };
  /** What was said at a meeting. That it took place stands in `meetings`, for the whole hub. */
  lip_talks: {
    visitor_id: string;
    monster_id: string;
    /** The id of the chosen option; null while the question is open. */
    choice: string | null;
    /** Times the visitor came back. */
    visits: number;
    at: Date;
  };
  /** The days on which the spilled colour was found. */
  lip_treasures: {
    visitor_id: string;
    jst_day: string;
    at: Date;
  };
  /** What an operator changed about a programme on its day, and the number of the last line said in it. */
  live_airings: {
    airing_id: string;
    /** Began by hand, earlier or later than planned. */
    started_at: Date | null;
    ended_at: Date | null;
    cancelled_at: Date | null;
    reason: ColumnTypes["live_airings.reason"] | null;
    /** Raised by whoever writes a line, who holds the row until the line is committed: numbers become visible in their order. */
    last_seq: number;
  };
  /** What the visitors of a show decided, fixed when its time was over: it stands whatever becomes of their votes. */
  live_decisions: {
    airing_id: string;
    /** poll, or question: and the second of the show at which the question is answered. */
    subject: string;
    choice: string;
    decided_at: Date;
  };
  /** The lines of the chat. */
  live_messages: {
    airing_id: string;
    seq: number;
    visitor_id: string;
    kind: ColumnTypes["live_messages.kind"];
    said: string;
    said_at: Date;
  };
  /** One vote a visitor in the poll of a programme. */
  live_poll_votes: {
    airing_id: string;
    visitor_id: string;
    choice: string;
    voted_at: Date;
  };
  /** Questions in a visitor's own words; nobody reads them before an operator did. */
  live_questions: {
    id: string;
    airing_id: string;
    visitor_id: string;
    text: string;
    state: string;
    refusal: string | null;
    asked_at: Date;
  };
  /** What a visitor asked for in a show by a tap: its colour, or one of its written questions. One of each. */
  live_signals: {
    airing_id: string;
    visitor_id: string;
    /** want, or ask: and the id of a question. */
    subject: string;
    sent_at: Date;
  };
  /** What lies on a visitor's bench. */
  mascara_drafts: {
    visitor_id: string;
    code: string;
    /** The furthest step it got to, 1 to 7. */
    step: number;
    saved_at: Date;
  };
  /** Who liked what, once. */
  mascara_likes: {
    mascara_id: string;
    visitor_id: string;
    liked_at: Date;
  };
  /** The last certificate that was written. */
  mascara_numbers: {
    id: string;
    last: number;
  };
  /** The mascara an operator put before all others of a month in Japan, "2026-11". */
  mascara_picks: {
    month: string;
    mascara_id: string;
    picked_at: Date;
  };
  /** Who reported what, once, and why. */
  mascara_reports: {
    mascara_id: string;
    visitor_id: string;
    reason: string;
    reported_at: Date;
    /** A keyed hash of the network, another for every mascara; taken off when somebody has looked at it. */
    network: string | null;
    /** Whole days in Japan since the visitor was first seen, when the report was made; 0 for a newcomer. */
    known_days: number | null;
  };
  /** Mascaras that somebody finished: the recipe as its code, never a picture. The same recipe finished again is the same work. Read from their ends. */
  mascaras: {
    id: string;
    /** Null: we made it, for the demo. */
    visitor_id: string | null;
    code: string;
    /** Of the certificate. */
    number: number;
    /** What it was changed from. */
    parent_id: string | null;
    is_public: boolean;
    /** `shown`; `hidden`: reported often and not looked at yet; `cleared`: looked at and kept; `refused`: looked at and taken down. */
    state: string;
    /** 0 none, else what it was made for; the walls are filtered by it. */
    worry: number;
    /** Parts of it quarrel. */
    is_experiment: boolean;
    likes: number;
    reports: number;
    made_at: Date;
  };
  /** Which monsters a visitor has met, where, and when first. */
  meetings: {
    visitor_id: string;
    /** "01" to "24". */
    monster_id: string;
    /** Where it was: a pack that was read, whenever; else, the first time, the lip world or the end of the red story. */
    place: string;
    at: Date;
  };
  /** Rises when pages with that tag changed: every process drops what it cached of them. */
  page_versions: {
    tag: string;
    version: number;
  };
  /** Who painted a sent word over, and which of the written answers was given. */
  painted_words: {
    word_id: string;
    visitor_id: string;
    monster: number;
    answer: ColumnTypes["painted_words.answer"];
    painted_at: Date;
  };
  /** What visitors reported of a painting on the mural; one of each. */
  painting_complaints: {
    painting_id: string;
    visitor_id: string;
    reason: string;
    said_at: Date;
  };
  /** What visitors reported of a sample on the mural; one of each. */
  painting_sample_reports: {
    /** As in content/paintings/tiles. */
    sample_id: string;
    visitor_id: string;
    reason: string;
    said_at: Date;
  };
  /** Paintings of retired colour: strokes as numbers. Never a picture. */
  paintings: {
    id: string;
    visitor_id: string;
    /** Made on the device with the draft: however often it is sent, it is one painting. */
    draft_id: string;
    /** As it was sent. */
    painting: ColumnTypes["paintings.painting"];
    /** Mixed and named when it was sent, so that it stays when the catalogue changes. */
    paints: ColumnTypes["paintings.paints"];
    title: string;
    /** Its main colour, `#rrggbb`, and the family the mural sorts it into. */
    hex: string;
    family: ColumnTypes["paintings.family"];
    state: ColumnTypes["paintings.state"];
    refusal: ColumnTypes["paintings.refusal"] | null;
    /** Its position on the mural; given at the first approval and kept. */
    place: number | null;
    sent_at: Date;
    approved_at: Date | null;
  };
  /** Palettes of four desires, one a visitor and evening in Japan. */
  palettes: {
    id: string;
    visitor_id: string;
    /** The day in Japan on which the four were chosen. */
    jst_day: string;
    /** As it is now: names and wells may be chosen again after the lid was lifted. */
    code: string;
    /** The four that were chosen blind, as numbers in order, "7.19.44.101": who chose the same is counted by it. */
    chosen: string;
    /** Every three of the four, likewise: who shares three shares one of these. */
    threes: string[];
    /** Private. It is told to nobody but its visitor. */
    memo: string;
    /** Null: laid to rest, to be opened on a later day. */
    opened_at: Date | null;
    chosen_at: Date;
  };
  /** Files of photos that are to be deleted. A note goes when its file is gone. */
  photo_file_removals: {
    photo_id: string;
    /** Null: the row of the photo was deleted. Else the file was written then, and the transaction of its row takes this note away; one that stays belongs to a row that never came. */
    written_at: Date | null;
  };
  /** The prophecy a visitor opened on a day in Japan: one for each. Its lines stand here by their numbers. */
  prophecies: {
    visitor_id: string;
    jst_day: string;
    source: number;
    sign: number;
    gesture: number;
    aside: number;
    hour: number;
    shade: number;
    form: ColumnTypes["prophecies.form"];
    /** The version of the content it was written from. */
    content_version: string;
    opened_at: Date;
    /** 「当たった？」: yes, no, or not yet. */
    answer: ColumnTypes["prophecies.answer"] | null;
    answered_at: Date | null;
  };
  /** Who has filled the rainbow, and when first. It stays when a colour is taken out of the book again. */
  rainbow_costumes: {
    visitor_id: string;
    earned_at: Date;
  };
  /** Make-up recipes that visitors followed to the end. */
  recipes: {
    id: string;
    visitor_id: string;
    /** The code of its inputs: it opens the recipe again. */
    code: string;
    title: string;
    minutes: number;
    /** What was applied where, as it was that day: the catalogue may change, a diary does not. */
    steps: ColumnTypes["recipes.steps"];
    /** The day in Japan on which it was done: the same recipe again on one day is one entry. */
    jst_day: string;
    done_at: Date;
  };
  /** What a visitor remembers of red: the chapters that are done, and the red at their end. */
  red_memories: {
    visitor_id: string;
    /** Numbers of lines in content/memories. */
    choices: ColumnTypes["red_memories.choices"];
    updated_at: Date;
    /** The red, once it has a name: what the sea shows of it. A later one takes its place. */
    red_id: string | null;
    code: string | null;
    /** `#rrggbb`; follows from the code. */
    hex: string | null;
    remembered_at: Date | null;
    /** What its visitor calls it; shown to nobody else. */
    pet_name: string | null;
  };
  /** Pixels that visitors lit in the common picture of a no-red event: one a visitor and event, kept for ever. */
  red_pixels: {
    night_id: string;
    visitor_id: string;
    /** Counts up from 0 in each event; the picture knows where the n-th pixel lies. */
    place: number;
    hex: string;
    lit_at: Date;
  };
  /** The words that open visitor data in another browser. Only their hash is kept: who lost them has new ones made. */
  restore_words: {
    visitor_id: string;
    words_hash: string;
    issued_at: Date;
  };
  /** Who found what helpful, once. */
  review_helpful: {
    review_id: number;
    visitor_id: string;
    at: Date;
  };
  /** The last number that was given to a review. */
  review_numbers: {
    id: string;
    last: number;
  };
  /** Photos that came in; the pictures themselves lie in the store of photos under their id. */
  review_photos: {
    id: string;
    visitor_id: string;
    /** Null: no review was sent with it yet. */
    review_id: number | null;
    width_px: number;
    height_px: number;
    received_at: Date;
  };
  /** What readers said of a review; one of each, the last word counts. */
  review_reports: {
    review_id: number;
    visitor_id: string;
    reason: string;
    at: Date;
  };
  /** Everything a writer ever sent, and what was decided of it. */
  review_versions: {
    review_id: number;
    number: number;
    content: ColumnTypes["review_versions.content"];
    /** As of a review, and `replaced`: a later version took its place before or after it was looked at. */
    state: ColumnTypes["review_versions.state"];
    reason: ColumnTypes["review_versions.reason"] | null;
    sent_at: Date;
    decided_at: Date | null;
  };
  /** One review of one product. The columns of its content are those of the version that is shown, or of the first one. Read from their ends, a page begins where the last one ended. */
  reviews: {
    /** The number in its address. Below 10,000: the demonstration. */
    id: number;
    /** Null: we made it, for the demo. */
    visitor_id: string | null;
    product_id: string;
    /** Places in the two lists of content/reviews/aliases.json. */
    alias_head: number;
    alias_tail: number;
    content: ColumnTypes["reviews.content"];
    /** Of the content, for lists and counts. */
    stars: number;
    /** How the writer came by the product; `sample`: we made the review up. */
    source: string;
    face_type: string | null;
    skin: string | null;
    has_photo: boolean;
    /** Of the newest version: `waiting`, `published`, `returned`, `hidden`. */
    state: ColumnTypes["reviews.state"];
    reason: ColumnTypes["reviews.reason"] | null;
    /** The newest version, from 1. */
    version: number;
    /** Some version of it can be read by everybody. */
    is_shown: boolean;
    helpful: number;
    sent_at: Date;
    published_at: Date | null;
    changed_at: Date | null;
    /** The band of age that the writer told, if any. */
    age: ColumnTypes["reviews.age"] | null;
    /** In which light the writer mostly saw the colour, if told. */
    light: ColumnTypes["reviews.light"] | null;
  };
  /** Codes by which a friend may see saved items for a day. A visitor has one; without the row nobody sees them. */
  room_friend_codes: {
    visitor_id: string;
    code_hash: string;
    made_at: Date;
  };
  /** Links that carry visitor data out of a browser, once. */
  room_handovers: {
    code_hash: string;
    visitor_id: string;
    made_at: Date;
    used_at: Date | null;
  };
  /** A visitor that was merged into another. Pages that were open meanwhile still hold the old id: their session is opened anew under the new one, and what they had not sent yet arrives. */
  room_moves: {
    from_id: string;
    to_id: string;
    moved_at: Date;
  };
  /** What the input of a counted run looked like, so that it counts once. Whose it was, it does not say. */
  run_prints: {
    run_id: string;
    /** What was the same for all who played it: game, stage and seed. */
    scope: string;
    /** A keyed hash of the input, tick by tick. */
    digest: string;
    /** The smallest hashes of its groups of moves: two runs that share many of them were played by one hand. */
    sketch: number[];
    made_at: Date;
  };
  /** Tickets of stage runs and game rounds of the last hours: the time of one ends when the next is given. A visitor who only plays has no row of their own, so there is no foreign key. */
  run_tickets: {
    visitor_id: string;
    issued_at: Date;
    run_id: string;
  };
  /** Badges that visitors earned, each once. A badge stays when what it was given for is deleted. */
  seals: {
    visitor_id: string;
    /** As in the badges.json of its site. */
    seal_id: string;
    at: Date;
  };
  /** Words that were said to somebody, sent on by a link; kept thirty days. */
  sent_words: {
    /** Stands in the link: whoever has it may read the words. */
    id: string;
    visitor_id: string;
    words: string;
    /** In whose colour they are painted over, 1 to 24. */
    monster: number;
    /** open; reported: hidden until somebody has looked; cleared: looked at, shown for good; refused: hidden for good. */
    state: ColumnTypes["sent_words.state"];
    reported_for: string | null;
    reported_at: Date | null;
    sent_at: Date;
  };
  /** Sites that were closed by hand. No row: open. */
  site_switches: {
    site_id: string;
    closed: boolean;
    reopens_on: string | null;
    updated_at: Date;
  };
  /** The best run of each visitor in a period: "2026-11-20", "2026-W47" or "all". The boards are read from here. */
  stage_bests: {
    visitor_id: string;
    stage: number;
    difficulty: number;
    is_assisted: boolean;
    period: string;
    run_id: string;
    score: number;
    at: Date;
  };
  /** What was done in a run that was its visitor's best: played again as a ghost. */
  stage_logs: {
    run_id: string;
    log: Buffer;
  };
  /** Finished runs. Every number in it was computed here, from the log; the id is that of the ticket, so each counts once. */
  stage_runs: {
    id: string;
    visitor_id: string;
    stage: number;
    difficulty: number;
    monster: number;
    is_assisted: boolean;
    seed: number;
    rules_hash: string;
    /** What the engine needs to play it again. */
    setup: ColumnTypes["stage_runs.setup"];
    is_cleared: boolean;
    score: number;
    rank: number;
    ticks: number;
    hits: number;
    /** The words that were painted out, as they stood there. */
    struck: string[];
    jst_day: string;
    finished_at: Date;
  };
  /** The shades at which visitors stopped a video. */
  stopped_colours: {
    id: string;
    visitor_id: string;
    film_id: string;
    at_ms: number;
    /** `#rrggbb`, as the picture had it where it was touched. */
    seen: string;
    product_id: string;
    stopped_at: Date;
  };
  /** Whether a tip helped: one answer a visitor and tip, which may be changed. */
  tip_feedback: {
    visitor_id: string;
    tip_id: string;
    is_helpful: boolean;
    /** A code, never free text. */
    reason: string | null;
    at: Date;
  };
  /** A shade a visitor wore and kept: only which one, and when. The picture stays on the phone. */
  try_ons: {
    id: string;
    visitor_id: string;
    product_id: string;
    tried_at: Date;
  };
  /** Pairs of looks that visitors gave names: no face, no picture. Each visitor has a pair once, under its latest names. */
  two_faces: {
    id: string;
    visitor_id: string;
    /** 0 to 7, as in content/two-faces. */
    morning: number;
    night: number;
    /** Looks and names, as they stand in the address of the share. */
    code: string;
    made_at: Date;
  };
  /** The days in Japan on which a visitor was here. Made only by who made or holds the visitor's row, so no foreign key asks again at every one; with the visitor they go by a trigger (migration 0022). */
  visit_nights: {
    visitor_id: string;
    jst_day: string;
  };
  /** A visitor who left something here. Reading alone makes no row. */
  visitors: {
    id: string;
    created_at: Date;
    lang: string;
    opening_seen_at: Date | null;
  };
  /** The leaderboard as it was shown at a moment: one every ten minutes, none during the blackout. */
  vote_boards: {
    poll_id: string;
    shown_at: Date;
    standings: ColumnTypes["vote_boards.standings"];
    quarantined: number;
  };
  /** What was counted, exactly: every vote is added in the transaction that stores it. */
  vote_counters: {
    poll_id: string;
    monster_id: string;
    jst_day: string;
    /** Of the process that counted: two processes never wait for one row. In slot -1 stand the differences that judgements made. */
    slot: number;
    counted: number;
    quarantined: number;
  };
  /** What a closed poll came to, kept once: what visitors read of it never changes again. */
  vote_finals: {
    poll_id: string;
    made_at: Date;
    results: unknown;
  };
  /** Not read any more: the version before counted votes by network here. */
  vote_networks: {
    poll_id: string;
    jst_day: string;
    network: string;
    sent: number;
  };
  /** The published list of counted votes: a hash that its voter can find again, the day, and for whom. */
  vote_receipts: {
    poll_id: string;
    /** SHA-256 of the receipt, in hex. */
    receipt: string;
    jst_day: string;
    monster_id: string;
  };
  /** One vote of one visitor on one day in Japan. There is no foreign key to the visitor: who leaves takes the name off their votes, the votes stay counted. Each index costs every vote: the one key serves whoever looks for a visitor, and a moment is always the last of its index. */
  votes: {
    /** Told to the voter alone; its hash is in the file of the final count. Random, so no index guards that it is unique. */
    id: string;
    poll_id: string;
    visitor_id: string;
    jst_day: string;
    /** The Idempotency-Key it came with: the same vote sent again is known by it. */
    key: string;
    monster_id: string;
    /** The starting type the visitor had then, 0 to 7; null without one. */
    face_type: ColumnTypes["votes.face_type"] | null;
    voted_at: Date;
    /** Set aside: told as a number, not counted. At first by the request alone, then by each judgement of the day (record 0032). */
    is_quarantined: boolean;
    /** A keyed hash of the network, another every day; taken off some days later. Null: the verdict is final. */
    network: string | null;
    /** Whole days in Japan since the visitor was first seen, when the vote was cast; 0 for a newcomer. */
    known_days: number | null;
  };
  /** Answers to 「まだ欲しい？」, once a visitor, product and day in Japan. The monthly number and the badge read them. */
  wish_answers: {
    visitor_id: string;
    product_id: string;
    answer: string;
    jst_day: string;
    at: Date;
    /** It came back within seven days: then it does not count as let go. */
    undone_at: Date | null;
  };
  /** The address under which others may read a list. A visitor has one; without the row nobody reads anything. */
  wish_shares: {
    visitor_id: string;
    share_id: string;
    has_notes: boolean;
    created_at: Date;
  };
  /** One thing a visitor wants, has, or has used up. What was taken off stays for seven days, so that it can come back. */
  wishes: {
    visitor_id: string;
    product_id: string;
    state: ColumnTypes["wishes.state"];
    note: string;
    folder: ColumnTypes["wishes.folder"];
    /** The visitor's own order; smaller is further up. */
    position: number;
    wanted_at: Date;
    /** When 「まだ欲しい」 was answered last. */
    kept_at: Date | null;
    /** Null while it is on the list. */
    left_at: Date | null;
    left_how: ColumnTypes["wishes.left_how"] | null;
    /** How many of it the visitor has, 1 to 20; 1 where nobody counted. */
    units: number;
    /** The visitor said that it is nearly empty: it stands among the wanted ones too. */
    is_low: boolean;
  };
  /** Votes for the next week's word: one a visitor and week ("202647"), the first stays. */
  word_ballots: {
    week: string;
    visitor_id: string;
    saying_id: string;
    at: Date;
  };
  /** Everything visitors made in the zone, whichever site it was made in, and where it is opened again. */
  works: {
    id: string;
    visitor_id: string;
    /** The folder of the site it was made in. */
    site: string;
    /** What it is called, in the visitor's language. */
    title: string;
    /** The address that opens it again, with a leading slash. */
    path: string;
    made_at: Date;
    /** What it is: the kind of saved item, or another word of that site. Null: written by the version before 0024. */
    kind: string | null;
    /** Which one of its kind, for this visitor: an id or a code that the saved item knows too. */
    ref: string | null;
  };
  /** One row, written over and over to see whether the database can write */
  write_probe: {
    id: number;
    /** Random letters that no compression makes small: a full disk is met before a visitor meets it */
    filling: string;
  };
  /** Queries that found nothing, by day. Nobody's: neither who asked nor when within the day is known. */
  zero_queries: {
    jst_day: string;
    /** SHA-256 of the folded query, 16 hex digits. */
    query_hash: string;
    /** The folded query, at most 40 characters; without what may name a person. */
    query: string;
    count: number;
  };
}
