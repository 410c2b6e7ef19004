import type { Browser } from 'playwright-core'
import type { Product } from '../../support/product.ts'

/** What journeys through the demonstration share that leave each other's records alone. */
export type Demonstration = { product: Product; browser: Browser }
