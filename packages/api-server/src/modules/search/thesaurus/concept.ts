/** One concept of the thesaurus. Terms are compared by their stems: "Sea walls" and "sea wall" are one term. */
export interface Concept {
  /** The preferred label, as it is shown. */
  label: string;
  term: string;
  /** Other words for it, the nearest first: synonyms, professions and everyday words. */
  entryTerms: readonly string[];
  broader: Concept[];
  narrower: Concept[];
  related: Concept[];
  /** It is there to be recognised: its entry terms are parts of it rather than other words for it. */
  isOnlyNamed: boolean;
  /** It gathers what other tables hold: meant when nothing narrower was asked for. */
  isUmbrella: boolean;
}

/** A line of the thesaurus before its terms are stemmed. */
export interface ConceptLine {
  label: string;
  entryTerms: readonly string[];
  broader: readonly string[];
  related: readonly string[];
  /** What lies below it beside the lines that name it as their broader: umbrellas gather what other tables hold. */
  narrower?: readonly string[];
  /** Entry terms of other languages: they lead here, and are looked for in no document. */
  otherTerms: readonly string[];
  isOnlyNamed: boolean;
}
