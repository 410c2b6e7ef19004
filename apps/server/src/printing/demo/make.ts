import { type DemoRecord, idAt, type World } from '../../seed/demo/world.ts'
import { sampleTemplates } from './templates.ts'

/** A template for each purpose; the first of a resource is its first choice. */
export function makeTemplates(world: World): DemoRecord[] {
  return sampleTemplates.map(({ name, resource, purpose, layout }, index) => {
    const at = world.calendar.at(-90, 10, index)
    const values = {
      templateName: name,
      resourceKey: resource,
      purpose,
      isDefault: true,
      isEnabled: true,
      layout: JSON.stringify(layout, null, 1),
    }
    return { id: idAt(at, index), at, by: world.admin, values }
  })
}

const printers = [
  ['办公楼三楼激光', 'office', 'pdf', '三楼打印室'],
  ['采购部激光', 'office', 'pdf', '采购部'],
  ['一号仓标签机', 'warehouse', 'zpl', '一号仓收货口'],
  ['一号仓单据', 'warehouse', 'pdf', '一号仓办公室'],
  ['装配一线标签机', 'workshop', 'zpl', '装配一线工位'],
  ['铭牌打印机', 'workshop', 'zpl', '铭牌室'],
] as const

/** Printers at addresses that nothing answers, until somebody enters those of their own. */
export function makePrinters(world: World): DemoRecord[] {
  return printers.map(([printerName, serverKey, language, place], index) => {
    const at = world.calendar.at(-120, 9, index)
    const uri = `ipp://printer-${index + 1}.invalid:631/ipp/print`
    const values = {
      printerName,
      serverKey,
      language,
      place,
      uri,
      resolution: '203',
      isEnabled: true,
    }
    return { id: idAt(at, index), at, by: world.admin, values }
  })
}
