import { type Browser, chromium } from 'playwright-core'
import { findBrowser, launchArgs } from '../../scripts/lib/browser.ts'

/** Starts the Chromium that the gate found (BIP_CHROMIUM), or looks for one itself. */
export async function launchBrowser(): Promise<Browser> {
  const { path } = await findBrowser()
  return chromium.launch({ executablePath: path, args: launchArgs })
}
