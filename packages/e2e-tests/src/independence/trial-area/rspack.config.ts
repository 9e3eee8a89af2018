import { defineRemoteBuild } from '@rostrum/federation/build';
import { trialFolder } from '../folders.ts';
import { trialReleases, type TrialRelease } from './trial-releases.ts';
import { writeSources } from './write-sources.ts';

const preset = defineRemoteBuild();
type Build = ReturnType<typeof preset>;
interface Compiler {
  rspack: {
    BannerPlugin: new (options: { banner: string; raw: boolean; include: RegExp }) => {
      apply(compiler: Compiler): void;
    };
  };
}

/** Makes the entry throw while it is executed: the first code of a release that a page runs. */
const brokenEntry = {
  apply(compiler: Compiler) {
    const banner = 'throw new Error("The trial area threw while it started.");';
    new compiler.rspack.BannerPlugin({ banner, raw: true, include: /remote-entry/ }).apply(compiler);
  },
};

/** The build of one release, by the preset that every area uses; it takes the workspace from where it is run. */
function build(release: TrialRelease, ...parameters: Parameters<typeof preset>): Build {
  process.chdir(writeSources(trialFolder, release));
  const configuration = preset(...parameters);
  const plugins = [
    ...(configuration.plugins ?? []),
    ...(release.fault === 'throws-at-bootstrap' ? [brokenEntry] : []),
  ];
  return { ...configuration, name: release.label, plugins };
}

/** All releases of the trial area in one run. */
export default (...parameters: Parameters<typeof preset>): Build[] =>
  trialReleases.map((release) => build(release, ...parameters));
