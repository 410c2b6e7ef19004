type SmCrypto = typeof import('sm-crypto')

let loaded: Promise<SmCrypto> | undefined

/** Loads the SM algorithms when first needed, so that a page which encrypts nothing carries none of them. */
export function loadSmCrypto(): Promise<SmCrypto> {
  loaded ??= import('sm-crypto').then(
    // A CommonJS package: bundlers and Node put its exports under `default`.
    (module: SmCrypto & { default?: SmCrypto }) => module.default ?? module,
    (failure: unknown) => {
      loaded = undefined
      throw failure
    },
  )
  return loaded
}
