import { parentPort, workerData } from 'node:worker_threads'
import { docxText } from './docxText.ts'
import { pdfText } from './pdfText.ts'
import { plainText } from './plainText.ts'

const { bytes } = workerData as { bytes: Uint8Array } // set by readText.ts, the only one to start this file

/** Files are known by how they begin, whatever they are called. */
const begins = (...signs: readonly number[]): boolean => signs.every((sign, at) => bytes[at] === sign)

const text = begins(0x25, 0x50, 0x44, 0x46)
  ? await pdfText(bytes)
  : begins(0x50, 0x4b, 0x03, 0x04)
    ? await docxText(bytes)
    : plainText(bytes)
parentPort?.postMessage(text)
