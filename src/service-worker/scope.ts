declare const self: ServiceWorkerGlobalScope;

/** The worker's global object. */
export const scope = self;
