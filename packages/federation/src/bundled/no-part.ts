// Takes the place of parts that antd attaches to another part and nothing of ours draws: see build/replaced-modules.ts.
// oxlint-disable-next-line import/no-default-export -- antd imports the defaults of these modules
export default undefined;
