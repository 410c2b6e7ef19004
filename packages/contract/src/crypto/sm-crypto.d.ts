/** The calls of sm-crypto that this product uses; the package brings no types of its own. */
declare module 'sm-crypto' {
  type KeyPair = { privateKey: string; publicKey: string }
  type Sm4Options = { mode?: 'cbc'; iv?: string; padding?: 'pkcs#7' | 'none' }

  export const sm2: {
    /** 1 is C1C3C2, 0 is C1C2C3. Answers hex without the leading 04. */
    doEncrypt(message: string, publicKey: string, mode: 0 | 1): string
    /** Answers empty text for what it cannot read. */
    doDecrypt(hex: string, privateKey: string, mode: 0 | 1): string
    generateKeyPairHex(randomHex: string, radix: 16): KeyPair
    verifyPublicKey(publicKey: string): boolean
  }
  /** Answers hex. */
  export function sm3(text: string): string
  export const sm4: {
    encrypt(text: string, keyHex: string, options: Sm4Options): string
    decrypt(hex: string, keyHex: string, options: Sm4Options): string
  }
}
