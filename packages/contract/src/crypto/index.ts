export { randomHex, randomText } from './random.ts'
export { decryptSm2, encryptSm2, generateSm2Keys } from './sm2.ts'
export { assertSm4Key, decryptSm4, encryptSm4, looksSealed } from './sm4.ts'
export { openJson, readToken, sealedQueryParameter, sealJson, writeToken } from './wire.ts'
