export declare const serviceSources: readonly string[];
export declare function serviceProgram(name: string, folder?: string): string;
