import type { ViteUserConfig } from 'vitest/config';

export interface WorkspaceTests {
  /** From the root of the repository. */
  folder: string;
  config: ViteUserConfig;
}

export interface TestProject {
  /** Patterns from the root of the repository. */
  include: string[];
  /** What the workspaces have in common, without their patterns. */
  config: ViteUserConfig;
}

/** Joins the workspaces whose settings differ in nothing but their folder. */
export function groupByPreset(workspaces: readonly WorkspaceTests[]): TestProject[] {
  const projects = new Map<string, TestProject>();
  for (const { folder, config } of workspaces) {
    const { include, ...test } = config.test ?? {};
    const patterns: readonly string[] = include ?? [];
    const settings = { ...config, test };
    const key = JSON.stringify(settings);
    const project: TestProject = projects.get(key) ?? { include: [], config: settings };
    project.include.push(...patterns.map((pattern) => `${folder}/${pattern}`));
    projects.set(key, project);
  }
  return [...projects.values()];
}
