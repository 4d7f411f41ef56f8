import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** For tests: a query of a reader and the pages that answer it. */
export type ExpectedAnswer = readonly [query: string, ...pages: readonly string[]];

type Answers = Readonly<Record<string, string>>;

const {
  kinds,
  asked,
  typed,
  places,
  reviewed,
}: {
  readonly kinds: Readonly<Record<string, Answers>>;
  readonly asked: Answers;
  readonly typed: Answers;
  readonly places: Answers;
  readonly reviewed: Answers;
} = parse(readFileSync(path.join(import.meta.dirname, 'queries.yaml'), 'utf8'));

const answersOf = (written: Answers): readonly ExpectedAnswer[] =>
  Object.entries(written).map(([query, pages]) => [query, ...pages.split(' ')]);

/** For tests: queries of readers by kind. */
export const EXPECTED_ANSWERS: Readonly<Record<string, readonly ExpectedAnswer[]>> = Object.fromEntries(
  Object.entries(kinds).map(([kind, written]) => [kind, answersOf(written)]),
);

/** For tests: users' own questions, for the figure that earlier reviews gave. */
export const ASKED_PHRASINGS = answersOf(asked);

const half = (start: number) =>
  [...ASKED_PHRASINGS, ...answersOf(typed)].filter((_, index) => index % 2 === start);

/** For tests: the half on which the ranking may be tuned. */
export const TUNING_PHRASINGS = half(0);

/** For tests: the half that judges it: no rule is chosen by looking at its answers. */
export const JUDGING_PHRASINGS = half(1);

/** For tests: questions with the places that answer them, which are pages or sections. */
export const PLACE_QUESTIONS = answersOf(places);

/** For tests: questions in users' own words, which no page was written for, with the places that answer them. */
export const REVIEWED_QUESTIONS = answersOf(reviewed);
