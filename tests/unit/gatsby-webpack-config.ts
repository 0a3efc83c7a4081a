import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { deserialize } from 'node:v8';
import type { CreateWebpackConfigArgs } from 'gatsby';

const outputs = new Map<string, string>();

/**
 * The configuration of webpack that the installed Gatsby makes for a stage, before plugins adjust it.
 * It is made in a process of its own, which takes about three seconds, and copied without functions.
 * @param environment more variables for Gatsby's process
 */
export function gatsbyWebpackConfig(
  stage: CreateWebpackConfigArgs['stage'],
  environment: Record<string, string> = {},
) {
  const key = JSON.stringify([stage, environment]);
  const output = outputs.get(key) ?? printConfig(stage, environment);
  outputs.set(key, output);
  return deserialize(Buffer.from(output, 'base64'));
}

function printConfig(stage: string, environment: Record<string, string>): string {
  const script = path.resolve('tests/unit/print-webpack-config.cjs');
  const env = { ...process.env, ...environment, NODE_ENV: 'production' };
  const output = execFileSync(process.execPath, [script, stage], { encoding: 'utf8', env });
  // Gatsby prints its progress to the same stream.
  return output.slice(output.lastIndexOf(MARK) + MARK.length);
}

const MARK = 'config:';

/** The timeout of tests that create a configuration, in milliseconds. */
export const CONFIG_TIMEOUT = 120_000;
