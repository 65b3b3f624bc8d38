// Written by `npm run schema`; never edited.
import type { ColumnTypes } from "./column-types.ts";

/** The tables as the migrations left them, column by column, as rows give them. */
export interface Tables {
  audit_log: {
    number: number;
    at: Date;
    action: string;
    subject: string;
    detail: ColumnTypes["audit_log.detail"];
    hash: string;
  };
  blind_picks: {
    round: string;
    visitor_id: string;
    is_named: boolean;
    source: string;
    offered_ids: string[];
    picked_ids: string[];
    at: Date;
    is_demo: boolean;
  };
  campaigns: {
    id: string;
    content: ColumnTypes["campaigns.content"];
    opens_at: Date;
    closes_at: Date;
    terms: string;
    commitment: string;
    seed: string;
    published_at: Date;
    is_demonstration: boolean;
    stopped_at: Date | null;
    frozen_at: Date | null;
    tickets_digest: string | null;
    drawn_at: Date | null;
  };
  collected_colours: {
    id: string;
    visitor_id: string;
    hex: string;
    time_word: number;
    habit_word: number;
    thing_word: number;
    hue: number | null;
    jst_day: string;
    found_at: Date;
  };
  companions: {
    visitor_id: string;
    monster_id: string;
    starter_id: string | null;
    chosen_at: Date;
  };
  demonstration: {
    id: string;
    is_on: boolean;
    made_until: Date | null;
  };
  draw_addresses: {
    win_id: string;
    visitor_id: string;
    sealed: string;
    kept_at: Date;
    delete_on: string;
    exported_at: Date | null;
  };
  draw_entries: {
    id: string;
    campaign_id: string;
    ticket_id: string;
    jst_day: string;
    at: Date;
  };
  draw_gift_codes: {
    id: string;
    campaign_id: string;
    prize_id: string;
    sealed: string;
    print: string;
    win_id: string | null;
    given_at: Date | null;
  };
  draw_pages: {
    campaign_id: string;
    hour: Date;
    entries: number;
    hash: string;
  };
  draw_proofs: {
    campaign_id: string;
    proof: string;
    draw_order: unknown;
  };
  draw_tickets: {
    id: string;
    campaign_id: string;
    visitor_id: string | null;
    mark: string;
  };
  draw_units: {
    campaign_id: string;
    unit: number;
    prize_id: string;
    due_at: Date | null;
    entry_id: string | null;
  };
  draw_wins: {
    id: string;
    campaign_id: string;
    unit: number;
    ticket_id: string;
    won_at: Date;
    claim_until: Date;
    code_hash: string | null;
    claimed_at: Date | null;
    misses: number;
    handed_at: Date | null;
    lapsed_at: Date | null;
  };
  events: {
    id: string;
    visitor_id: string | null;
    name: string;
    path: string;
    params: unknown;
    at: Date;
    received_at: Date;
  };
  face_results: {
    id: string;
    visitor_id: string;
    type: number;
    runner_up: number;
    chosen: ColumnTypes["face_results.chosen"];
    a: number;
    b: number;
    c: number;
    reference_id: string;
    mode: ColumnTypes["face_results.mode"];
    made_at: Date;
  };
  faq_votes: {
    visitor_id: string;
    entry_id: string;
    is_helpful: boolean;
    voted_at: Date;
  };
  film_bookmarks: {
    visitor_id: string;
    film_id: string;
    at_ms: number;
    kept_at: Date;
  };
  footprints: {
    id: string;
    visitor_id: string;
    code: string;
    lang: string;
    mission: number;
    product_ids: string[];
    made_at: Date;
  };
  game_runs: {
    id: string;
    visitor_id: string;
    game: number;
    kind: string;
    is_assisted: boolean;
    seed: number;
    score: number;
    stars: number;
    duration_ms: number;
    jst_day: string;
    finished_at: Date;
  };
  hack_results: {
    visitor_id: string;
    hack_number: number;
    kept_at: Date;
  };
  idempotency_answers: {
    visitor_id: string;
    key: string;
    route: string;
    request_hash: string;
    status: ColumnTypes["idempotency_answers.status"];
    body: ColumnTypes["idempotency_answers.body"];
    created_at: Date;
  };
  interest_days: {
    kind: string;
    product_id: string;
    face_type: number;
    is_demo: boolean;
    n: number;
    jst_day: string;
  };
  interest_events: {
    visitor_id: string;
    kind: string;
    product_id: string;
    jst_day: string;
    at: Date;
    face_type: number;
    is_demo: boolean;
  };
  interest_exclusions: {
    visitor_id: string;
    at: Date;
  };
  interest_hours: {
    kind: string;
    product_id: string;
    face_type: number;
    is_demo: boolean;
    n: number;
    hour: Date;
  };
  interest_pending: {
    visitor_id: string;
    kind: string;
    product_id: string;
    jst_day: string;
    at: Date;
    face_type: number;
    is_demo: boolean;
  };
  interest_roll_ups: {
    id: string;
    rolled_up_at: Date;
  };
  interest_totals: {
    kind: string;
    product_id: string;
    face_type: number;
    is_demo: boolean;
    n: number;
  };
  interest_visitors: {
    kind: string;
    line: string;
    visitor_id: string;
    face_type: ColumnTypes["interest_visitors.face_type"];
    is_demo: boolean;
    last_at: Date;
  };
  lip_areas: {
    visitor_id: string;
    area: number;
    entered_at: Date;
    panels: number[];
  };
  lip_mastery: {
    visitor_id: string;
    task_id: string;
    at: Date;
  };
  lip_talks: {
    visitor_id: string;
    monster_id: string;
    choice: string | null;
    visits: number;
    at: Date;
  };
  lip_treasures: {
    visitor_id: string;
    jst_day: string;
    at: Date;
  };
  live_airings: {
    airing_id: string;
    started_at: Date | null;
    ended_at: Date | null;
    cancelled_at: Date | null;
    reason: ColumnTypes["live_airings.reason"] | null;
    last_seq: number;
  };
  live_messages: {
    airing_id: string;
    seq: number;
    visitor_id: string;
    kind: ColumnTypes["live_messages.kind"];
    said: string;
    said_at: Date;
  };
  live_poll_votes: {
    airing_id: string;
    visitor_id: string;
    choice: string;
    voted_at: Date;
  };
  live_questions: {
    id: string;
    airing_id: string;
    visitor_id: string;
    text: string;
    state: ColumnTypes["live_questions.state"];
    refusal: ColumnTypes["live_questions.refusal"] | null;
    asked_at: Date;
  };
  mascara_drafts: {
    visitor_id: string;
    code: string;
    step: number;
    saved_at: Date;
  };
  mascara_likes: {
    mascara_id: string;
    visitor_id: string;
    liked_at: Date;
  };
  mascara_numbers: {
    id: string;
    last: number;
  };
  mascara_picks: {
    month: string;
    mascara_id: string;
    picked_at: Date;
  };
  mascara_reports: {
    mascara_id: string;
    visitor_id: string;
    reason: string;
    reported_at: Date;
  };
  mascaras: {
    id: string;
    visitor_id: string | null;
    code: string;
    number: number;
    parent_id: string | null;
    is_public: boolean;
    state: string;
    worry: number;
    is_experiment: boolean;
    likes: number;
    reports: number;
    made_at: Date;
  };
  meetings: {
    visitor_id: string;
    monster_id: string;
    place: string;
    at: Date;
  };
  page_versions: {
    tag: string;
    version: number;
  };
  painting_complaints: {
    painting_id: string;
    visitor_id: string;
    reason: string;
    said_at: Date;
  };
  paintings: {
    id: string;
    visitor_id: string;
    draft_id: string;
    painting: ColumnTypes["paintings.painting"];
    paints: ColumnTypes["paintings.paints"];
    title: string;
    hex: string;
    family: ColumnTypes["paintings.family"];
    state: ColumnTypes["paintings.state"];
    refusal: ColumnTypes["paintings.refusal"] | null;
    place: number | null;
    sent_at: Date;
    approved_at: Date | null;
  };
  palettes: {
    id: string;
    visitor_id: string;
    jst_day: string;
    code: string;
    chosen: string;
    threes: string[];
    memo: string;
    opened_at: Date | null;
    chosen_at: Date;
  };
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
    content_version: string;
    opened_at: Date;
    answer: ColumnTypes["prophecies.answer"] | null;
    answered_at: Date | null;
  };
  rainbow_costumes: {
    visitor_id: string;
    earned_at: Date;
  };
  recipes: {
    id: string;
    visitor_id: string;
    code: string;
    title: string;
    minutes: number;
    steps: ColumnTypes["recipes.steps"];
    jst_day: string;
    done_at: Date;
  };
  red_memories: {
    visitor_id: string;
    choices: ColumnTypes["red_memories.choices"];
    updated_at: Date;
    red_id: string | null;
    code: string | null;
    hex: string | null;
    remembered_at: Date | null;
    pet_name: string | null;
  };
  red_pixels: {
    night_id: string;
    visitor_id: string;
    place: number;
    hex: string;
    lit_at: Date;
  };
  restore_words: {
    visitor_id: string;
    words_hash: string;
    issued_at: Date;
  };
  review_helpful: {
    review_id: number;
    visitor_id: string;
    at: Date;
  };
  review_numbers: {
    id: string;
    last: number;
  };
  review_photos: {
    id: string;
    visitor_id: string;
    review_id: number | null;
    width_px: number;
    height_px: number;
    received_at: Date;
  };
  review_reports: {
    review_id: number;
    visitor_id: string;
    reason: string;
    at: Date;
  };
  review_versions: {
    review_id: number;
    number: number;
    content: ColumnTypes["review_versions.content"];
    state: ColumnTypes["review_versions.state"];
    reason: ColumnTypes["review_versions.reason"] | null;
    sent_at: Date;
    decided_at: Date | null;
  };
  reviews: {
    id: number;
    visitor_id: string | null;
    product_id: string;
    alias_head: number;
    alias_tail: number;
    content: ColumnTypes["reviews.content"];
    stars: number;
    source: string;
    face_type: string | null;
    skin: string | null;
    has_photo: boolean;
    state: ColumnTypes["reviews.state"];
    reason: ColumnTypes["reviews.reason"] | null;
    version: number;
    is_shown: boolean;
    helpful: number;
    sent_at: Date;
    published_at: Date | null;
    changed_at: Date | null;
  };
  room_friend_codes: {
    visitor_id: string;
    code_hash: string;
    made_at: Date;
  };
  room_handovers: {
    code_hash: string;
    visitor_id: string;
    made_at: Date;
    used_at: Date | null;
  };
  room_moves: {
    from_id: string;
    to_id: string;
    moved_at: Date;
  };
  seals: {
    visitor_id: string;
    seal_id: string;
    at: Date;
  };
  site_switches: {
    site_id: string;
    closed: boolean;
    reopens_on: string | null;
    updated_at: Date;
  };
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
  stage_logs: {
    run_id: string;
    log: Buffer;
  };
  stage_runs: {
    id: string;
    visitor_id: string;
    stage: number;
    difficulty: number;
    monster: number;
    is_assisted: boolean;
    seed: number;
    rules_hash: string;
    setup: ColumnTypes["stage_runs.setup"];
    is_cleared: boolean;
    score: number;
    rank: number;
    ticks: number;
    hits: number;
    struck: string[];
    jst_day: string;
    finished_at: Date;
  };
  stopped_colours: {
    id: string;
    visitor_id: string;
    film_id: string;
    at_ms: number;
    seen: string;
    product_id: string;
    stopped_at: Date;
  };
  tip_feedback: {
    visitor_id: string;
    tip_id: string;
    is_helpful: boolean;
    reason: string | null;
    at: Date;
  };
  try_ons: {
    id: string;
    visitor_id: string;
    product_id: string;
    tried_at: Date;
  };
  two_faces: {
    id: string;
    visitor_id: string;
    morning: number;
    night: number;
    code: string;
    made_at: Date;
  };
  visit_nights: {
    visitor_id: string;
    jst_day: string;
  };
  visitors: {
    id: string;
    created_at: Date;
    lang: string;
    opening_seen_at: Date | null;
  };
  vote_boards: {
    poll_id: string;
    shown_at: Date;
    standings: ColumnTypes["vote_boards.standings"];
    quarantined: number;
  };
  vote_counters: {
    poll_id: string;
    monster_id: string;
    jst_day: string;
    slot: number;
    counted: number;
    quarantined: number;
  };
  vote_finals: {
    poll_id: string;
    made_at: Date;
    results: unknown;
  };
  vote_networks: {
    poll_id: string;
    jst_day: string;
    network: string;
    sent: number;
  };
  vote_receipts: {
    poll_id: string;
    receipt: string;
    jst_day: string;
    monster_id: string;
  };
  votes: {
    id: string;
    poll_id: string;
    visitor_id: string;
    jst_day: string;
    key: string;
    monster_id: string;
    face_type: ColumnTypes["votes.face_type"] | null;
    voted_at: Date;
    is_quarantined: boolean;
  };
  wish_answers: {
    visitor_id: string;
    product_id: string;
    answer: string;
    jst_day: string;
    at: Date;
    undone_at: Date | null;
  };
  wish_shares: {
    visitor_id: string;
    share_id: string;
    has_notes: boolean;
    created_at: Date;
  };
  wishes: {
    visitor_id: string;
    product_id: string;
    state: ColumnTypes["wishes.state"];
    note: string;
    folder: ColumnTypes["wishes.folder"];
    position: number;
    wanted_at: Date;
    kept_at: Date | null;
    left_at: Date | null;
    left_how: ColumnTypes["wishes.left_how"] | null;
  };
  word_ballots: {
    week: string;
    visitor_id: string;
    saying_id: string;
    at: Date;
  };
  works: {
    id: string;
    visitor_id: string;
    site: string;
    title: string;
    path: string;
    made_at: Date;
  };
  zero_queries: {
    jst_day: string;
    query_hash: string;
    query: string;
    count: number;
  };
}
