import { workspaceRule } from '../rule.ts';

/** A suppression says why after two dashes: `// oxlint-disable-next-line rule -- reason`. */
export const reasonedSuppression = workspaceRule((_place, report, { sourceCode }) => ({
  Program: () => {
    for (const comment of sourceCode.getAllComments()) {
      if (!/^\s*(oxlint|eslint)-disable/.test(comment.value)) continue;
      if (!/--\s*\S.{5,}/s.test(comment.value)) {
        report(
          comment,
          "Say why this rule is switched off: '// oxlint-disable-next-line <rule> -- <reason>'.",
        );
      }
    }
  },
}));
